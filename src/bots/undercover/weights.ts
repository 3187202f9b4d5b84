import type { UndercoverOptions } from '../../engine';
import type { UndercoverBoard } from '../../search/undercover/board';
import { FEATURES, type Feature } from './features';
import { EASY, HARD, NORMAL } from './tuned';

/** One weight a feature, in their order. */
export type Weights = Float64Array;

/** Weights for each phase of the clock. */
export type PhasedWeights = readonly Weights[];

/** While a redeal is left, and in the last pass: each with more than half of the stock to come, and with less. */
export const PHASES = 4;
export const phaseOf = (board: UndercoverBoard): number =>
  (board.redealsLeft === 0 ? 2 : 0) + (board.stock > 11 ? 0 : 1);

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
