import type { TeamBoard } from '../../search/team-klondike/board';
import { FEATURES, type Feature } from './features';

/** One weight a feature, in their order. */
export type Weights = Float64Array;

/** Weights for each phase of the game. */
export type PhasedWeights = readonly Weights[];

/** By the cards that hands and own stocks still hold. */
export const PHASES = 3;
export const phaseOf = ({ held }: TeamBoard): number => (held > 16 ? 0 : held > 8 ? 1 : 2);

/** Weights as they are written down: for each feature one a phase. */
export type WeightTable = Readonly<Record<Feature, readonly number[]>>;

export const phased = (table: WeightTable): PhasedWeights =>
  Array.from({ length: PHASES }, (_, phase) =>
    Float64Array.from(FEATURES, (feature) => table[feature][phase] ?? 0),
  );
