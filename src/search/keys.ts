/**
 * Random numbers for position keys (Zobrist): a key is the exclusive or of one number for each fact about the position,
 * so a move changes it by the facts that change. Two of 32 bits, since numbers of 64 are slow here: among a million
 * positions two that differ share both with a chance of about one in forty million.
 */

/** What a face-up card lies on, beyond the 52 cards: face-down ones of a column, nothing, or a foundation. */
export const OVER_FACE_DOWN = 52;
export const ON_NOTHING = 59;
export const ON_FOUNDATION = 60;
/** In a hand; plus the seat. */
export const IN_HAND = 61;

/** Reading order is fixed, so a key is the same in every run. */
let state = 0x9e3779b9;
function next(): number {
  // Mulberry32, as good as needed here; chance that decides anything comes from a seed instead.
  state = (state + 0x6d2b79f5) | 0;
  let x = Math.imul(state ^ (state >>> 15), 1 | state);
  x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
  return x ^ (x >>> 14);
}
const numbers = (length: number): Int32Array => Int32Array.from({ length }, next);

/** Of [card × 64 + what it lies on]: a run that moves changes only what its head lies on. */
export const LIES_A = numbers(64 * 64);
export const LIES_B = numbers(64 * 64);
/** Of [column × 8 + face-down cards]. */
export const DOWN_A = numbers(8 * 8);
export const DOWN_B = numbers(8 * 8);
/** Of [(column × 8 + index) × 16 + who has seen and marked the face-down card there]. */
export const KNOWN_A = numbers(8 * 8 * 16);
export const KNOWN_B = numbers(8 * 8 * 16);
/** Of [field × 32 + value], for the small numbers of a position. */
export const FIELD_A = numbers(16 * 32);
export const FIELD_B = numbers(16 * 32);
