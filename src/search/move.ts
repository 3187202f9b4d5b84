/**
 * Anything a seat may submit, as one number of 18 bits: from | to << 4 | count << 8 | card << 12. For a peek or a marker
 * `to` is the column and `count` the index of the face-down card.
 */
export type Move = number;

/** Values of `from`: 0-6 are columns, 7-10 foundations by suit. */
export const FROM_FOUNDATION = 7;
export const FROM_WASTE = 11;
export const FROM_HAND = 12;
export const PEEK = 13;
export const MARK = 14;
/** Ends a turn or a step: `to` says which way. */
export const END = 15;

/** Values of `to`: 0-6 are columns. */
export const TO_FOUNDATION = 7;

export const END_TURN: Move = END;

export const moveOf = (from: number, to: number, count = 1, card = 0): Move =>
  from | (to << 4) | (count << 8) | (card << 12);

export const fromOf = (move: Move): number => move & 15;
export const toOf = (move: Move): number => (move >> 4) & 15;
export const countOf = (move: Move): number => (move >> 8) & 15;
export const cardIn = (move: Move): number => (move >> 12) & 63;
export const MOVE_BITS = 18;
