import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the safe one first: it has the focus when the dialog opens. */
  readonly actions: ReactNode;
  /** Asked to close, by Escape or the back gesture. */
  readonly onClose: () => void;
}

/** A dialog that is open as long as it is mounted; the focus then returns to where it was. */
export function Dialog({ title, children, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // The browser would take a button within the text, or scroll down to the end of a long one.
    shown?.querySelector<HTMLElement>('.menu button, .dialog-actions > button')?.focus();
    if (shown !== null) shown.scrollTop = 0;
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-text">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  );
}
