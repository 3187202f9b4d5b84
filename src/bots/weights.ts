/** What a position is worth is a sum of features, each times its weight: one weight a feature, in their order. */
export type Weights = Float64Array;

/** Weights for each phase of a game. */
export type PhasedWeights = readonly Weights[];

/** Weights as they are written down: for each feature one a phase. */
export type WeightTable<Feature extends string> = Readonly<Record<Feature, readonly number[]>>;

export const phased = <Feature extends string>(
  features: readonly Feature[],
  table: WeightTable<Feature>,
  phases: number,
): PhasedWeights =>
  Array.from({ length: phases }, (_, phase) =>
    Float64Array.from(features, (feature) => table[feature][phase] ?? 0),
  );
