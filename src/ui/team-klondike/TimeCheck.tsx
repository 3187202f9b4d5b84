import type { TeamKlondikeEvent } from '../../engine';
import { useTableTexts } from './texts';
import { TimeToken } from '../cards/Pieces';
import { isOpening } from './sentences';

/** What the time check at the end of the last turn found, for all to see. */
export function TimeCheck(props: { events: readonly TeamKlondikeEvent[]; left: number }) {
  const { cover } = useTableTexts().teamKlondike;
  if (isOpening(props.events)) return null;
  const paid = props.events.some(({ type }) => type === 'timeTokenPaid');
  return (
    <p className="time-check" data-paid={paid || undefined}>
      <TimeToken spent={paid} />
      <span>{(paid ? cover.paid : cover.kept)(props.left)}</span>
    </p>
  );
}
