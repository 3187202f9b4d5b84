import {
  type UndercoverAction,
  type UndercoverState,
  heightOf,
  undercover,
} from '../../src/engine';

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the legal actions: peeks and markers where there are any, moves until the turn is at its end. */
export function wander(state: UndercoverState, random: () => number): UndercoverAction {
  const legal = undercover.legalActions(state);
  const oneOf = (actions: readonly UndercoverAction[]): UndercoverAction | undefined =>
    actions[Math.floor(random() * actions.length)];
  const ofType = (type: UndercoverAction['type']) => legal.filter((action) => action.type === type);
  const low =
    ({ columns }: UndercoverState) =>
    (action: UndercoverAction) => {
      const card = action.type === 'peek' ? columns[action.column]?.down[action.index] : undefined;
      return card !== undefined && heightOf(card) <= 3;
    };
  const draw = random();
  const peeks = ofType('peek');
  const chosen =
    oneOf(ofType('mark')) ??
    (draw < 0.5 ? oneOf(peeks.filter(low(state))) : undefined) ??
    (draw < 0.7 ? oneOf(peeks) : undefined) ??
    (draw < 0.85 ? oneOf(ofType('move')) : undefined);
  return chosen ?? { type: 'end' };
}
