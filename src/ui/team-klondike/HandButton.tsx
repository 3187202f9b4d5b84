import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTableTexts } from './texts';
import type { Hand } from './useHand';

interface Props {
  readonly hand: Hand;
  readonly disabled: boolean;
  /** Its icon. */
  readonly children: ReactNode;
}

/** Shows the hand with no finger on it: while it is held down or, as the players chose, from one press to the next. */
export function HandButton({ hand, disabled, children }: Props) {
  const { teamKlondike: words } = useTableTexts();
  const letGo = (): void => hand.hold(false);
  const holding = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.hold(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' || event.key === ' ') hand.hold(true);
    },
    onKeyUp: letGo,
    onBlur: letGo,
  };
  return (
    <button
      type="button"
      className="button button-quiet control hand-button"
      aria-pressed={hand.shown}
      disabled={disabled}
      {...(hand.byHolding ? holding : { onClick: () => hand.toggle() })}
    >
      {children} {!hand.byHolding && hand.shown ? words.hideHand : words.hand}
    </button>
  );
}
