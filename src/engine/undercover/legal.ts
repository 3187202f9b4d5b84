import { costsAction, tableauMoves, targetsFor } from '../tableau/moves';
import type { UndercoverAction } from './action';
import { refusalOf } from './apply';
import { emptyColumnRule } from './options';
import type { DealPlace, UndercoverState } from './state';

/** Every action that `applyUndercover` would take now. */
export function legalUndercover(state: UndercoverState): readonly UndercoverAction[] {
  if (state.status !== 'play') return [];
  const rule = emptyColumnRule(state.options);
  const fromWaste = targetsFor(state, state.waste.slice(0, 1), rule).map(
    (to) => ({ from: { place: 'waste' }, to }) as const,
  );
  const moves = [...tableauMoves(state, rule), ...fromWaste]
    .filter((move) => state.actionsLeft > 0 || !costsAction(move))
    .map((move): UndercoverAction => ({ type: 'move', ...move }));
  const peeks = faceDownPlaces(state).map((place): UndercoverAction => ({
    type: 'peek',
    ...place,
  }));
  const marks = state.seen
    .filter(({ seat }) => seat === state.seat)
    .map(({ column, index }): UndercoverAction => ({ type: 'mark', column, index }));
  return [
    ...moves,
    ...[...peeks, ...marks].filter((action) => refusalOf(state, action) === null),
    { type: 'end' },
    { type: 'giveUp' },
  ];
}

const faceDownPlaces = ({ columns }: UndercoverState): readonly DealPlace[] =>
  columns.flatMap(({ down }, column) => down.map((_, index) => ({ column, index })));
