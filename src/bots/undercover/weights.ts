import type { UndercoverOptions } from '../../engine';
import { UNKNOWN } from '../../search/cards';
import { COLUMNS, STRIDE } from '../../search/tableau';
import type { UndercoverBoard } from '../../search/undercover/board';
import { FEATURES, type Feature } from './features';
import { EASY, HARD, NORMAL } from './tuned';

/** One weight a feature, in their order. */
export type Weights = Float64Array;

/** Weights for each phase of the clock. */
export type PhasedWeights = readonly Weights[];

/**
 * While a redeal is left, and in the last pass: each with more than half of the stock to come, and with less; and each of
 * those while a face-down card is unknown, and once all are known.
 */
export const PHASES = 8;
export const phaseOf = (board: UndercoverBoard): number =>
  (board.redealsLeft === 0 ? 4 : 0) + (board.stock > 11 ? 0 : 2) + (isTableauKnown(board) ? 1 : 0);

/** Weights as they are written down: for each feature one a phase. */
export type WeightTable = Readonly<Record<Feature, readonly number[]>>;

const phased = (table: WeightTable): PhasedWeights =>
  Array.from({ length: PHASES }, (_, phase) =>
    Float64Array.from(FEATURES, (feature) => table[feature][phase] ?? 0),
  );

const TUNED = { easy: phased(EASY), normal: phased(NORMAL), hard: phased(HARD) };

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
