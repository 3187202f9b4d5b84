import { memo } from 'react';
import type { Seat } from './names';
import './pieces.css';

/*
 * What lies on the table besides cards. Each is as large as the text around it (1em), takes shape and
 * colour from the seat, and leaves its name to the caller.
 */

/** Circle, diamond and triangle of about the same weight in a box of 20. */
const SHAPES: Record<Seat, string> = {
  0: 'M10 2.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6z',
  1: 'M10 .8 19.2 10 10 19.2.8 10z',
  2: 'M10 1.6 19.4 17.8l-18.8 0z',
};
/** Where the middle of the shape is for the eye. */
const MIDDLE: Record<Seat, number> = { 0: 10, 1: 10, 2: 12.4 };

type BySeat = { seat: Seat };

/** The shape of a seat alone, for names and lists. */
export const SeatMark = memo(function SeatMark({ seat }: BySeat) {
  return (
    <svg className="piece seat-mark" data-seat={seat} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[seat]} />
    </svg>
  );
});

/** On a card back: this player has peeked here. A hollow shape. */
export const PeekTrace = memo(function PeekTrace({ seat }: BySeat) {
  return (
    <svg className="piece peek-trace" data-seat={seat} viewBox="0 0 20 20" aria-hidden="true">
      <path className="peek-trace-rim" d={SHAPES[seat]} />
      <path d={SHAPES[seat]} />
    </svg>
  );
});

/** On a card back: this player's marker. The shape filled, with a light rim. */
export const Marker = memo(function Marker({ seat }: BySeat) {
  return (
    <svg className="piece marker" data-seat={seat} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[seat]} />
    </svg>
  );
});

/** A peek token beside the table: the shape with an eye; spent, only its outline. */
export const PeekToken = memo(function PeekToken({ seat, spent }: BySeat & { spent?: boolean }) {
  const y = MIDDLE[seat];
  return (
    <svg
      className="piece peek-token"
      data-seat={seat}
      data-spent={spent || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={SHAPES[seat]} />
      {!spent && <path className="peek-token-eye" d={`M5.2 ${y}q4.8-5.2 9.6 0q-4.8 5.2-9.6 0z`} />}
      {!spent && <circle cx="10" cy={y} r="1.5" />}
    </svg>
  );
});

/** The signal coin: struck in gold, with the shape of its owner. */
export const SignalCoin = memo(function SignalCoin({ seat }: BySeat) {
  return (
    <svg className="piece signal-coin" data-seat={seat} viewBox="0 0 40 40" aria-hidden="true">
      <circle className="signal-coin-rim" cx="20" cy="20" r="19" />
      <circle className="signal-coin-ring" cx="20" cy="20" r="15.5" />
      <path d={SHAPES[seat]} transform={`translate(8 ${seat === 2 ? 6.5 : 8}) scale(1.2)`} />
    </svg>
  );
});

/** A time token: an hourglass on a disc; spent, only its outline. */
export const TimeToken = memo(function TimeToken({ spent }: { spent?: boolean }) {
  return (
    <svg
      className="piece time-token"
      data-spent={spent || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8.8" />
      <path d="M6.5 5h7M6.5 15h7M7.2 5c0 3 5.6 7 5.6 10M12.8 5c0 3-5.6 7-5.6 10" />
    </svg>
  );
});
