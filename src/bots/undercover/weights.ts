import type { UndercoverOptions } from '../../engine';
import { UNKNOWN } from '../../search/cards';
import { COLUMNS, STRIDE } from '../../search/tableau';
import type { UndercoverBoard } from '../../search/undercover/board';
import { type PhasedWeights, phased } from '../weights';
import { FEATURES } from './features';
import { EASY, HARD, NORMAL } from './tuned';

/**
 * While a redeal is left, and in the last pass: each with more than half of the stock to come, and with less; and each of
 * those while a face-down card is unknown, and once all are known.
 */
const PHASES = 8;
export const phaseOf = (board: UndercoverBoard): number =>
  (board.redealsLeft === 0 ? 4 : 0) + (board.stock > 11 ? 0 : 2) + (isTableauKnown(board) ? 1 : 0);

const TUNED = {
  easy: phased(FEATURES, EASY, PHASES),
  normal: phased(FEATURES, NORMAL, PHASES),
  hard: phased(FEATURES, HARD, PHASES),
};

/** Those of the level that is most like the options: by the empty columns first, then by the passes. */
export function weightsFor({
  level,
  kingsOnly,
  noClock,
  passes,
}: UndercoverOptions): PhasedWeights {
  if (level === 'hard' || kingsOnly) return TUNED.hard;
  return noClock || passes > 2 ? TUNED.easy : TUNED.normal;
}

function isTableauKnown({ tableau: { cards, down } }: UndercoverBoard): boolean {
  for (let column = 0; column < COLUMNS; column++) {
    for (let index = 0; index < down[column]!; index++) {
      if (cards[column * STRIDE + index] === UNKNOWN) return false;
    }
  }
  return true;
}
