import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../engine';
import { useTexts } from '../app/texts';
import { SeatMark } from '../cards/Pieces';
import { PassDeviceIcon } from '../cards/icons';
import './cover.css';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  /** Whether the device has just changed hands, and not only been left for a while. */
  readonly handedOver: boolean;
  /** What both may see before they part: the card that the clock turned. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
}

/** Lies over the whole table until the player whose turn it is says so. Nothing on it is a secret. */
export function Cover({ seat, name, handedOver, children, onConfirm }: Props) {
  const { cover } = useTexts().table;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="cover"
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog without asking.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <div className="cover-sheet" data-seat={seat}>
        {children}
        <h2 id={title} className="cover-title">
          {handedOver ? <PassDeviceIcon /> : <SeatMark seat={seat} />}
          {handedOver ? cover.passTo(name) : cover.turn(name)}
        </h2>
        <p className="soft">{cover.only(name)}</p>
        <button type="button" className="button button-primary button-large" onClick={onConfirm}>
          {cover.confirm(name)}
        </button>
      </div>
    </dialog>
  );
}
