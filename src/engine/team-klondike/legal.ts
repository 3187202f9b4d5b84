import type { Card } from '../cards';
import { costsAction, tableauMoves, targetsFor } from '../tableau/moves';
import type { TeamKlondikeAction } from './action';
import { refusalOf } from './apply';
import { EMPTY_COLUMN, type TeamKlondikeState, handOf } from './state';

/**
 * Every action that `applyTeamKlondike` would take now. Which cards may be played or tucked, and which places are
 * open to the coin, tells of the hand: only the seat to move may see this list as a whole.
 */
export function legalTeamKlondike(state: TeamKlondikeState): readonly TeamKlondikeAction[] {
  if (state.status !== 'play') return [];
  return [...ofThisStep(state), { type: 'giveUp' }];
}

function ofThisStep(state: TeamKlondikeState): readonly TeamKlondikeAction[] {
  const hand = handOf(state, state.seat);
  switch (state.step) {
    case 'opening':
    case 'signal':
      return [...coins(state), { type: 'pass' }];
    case 'play':
      return [...moves(state, hand), { type: 'end' }];
    case 'tuck':
      return hand.map((card) => ({ type: 'tuck', card }));
    default:
      return state.step satisfies never;
  }
}

const coins = (state: TeamKlondikeState): readonly TeamKlondikeAction[] =>
  state.columns
    .map((_, column): TeamKlondikeAction => ({ type: 'coin', column }))
    .filter((action) => refusalOf(state, action) === null);

function moves(state: TeamKlondikeState, hand: readonly Card[]): readonly TeamKlondikeAction[] {
  const fromHand = hand.flatMap((card) =>
    targetsFor(state, [card], EMPTY_COLUMN).map(
      (to) => ({ from: { place: 'hand', card }, to }) as const,
    ),
  );
  return [...tableauMoves(state, EMPTY_COLUMN), ...fromHand]
    .filter((move) => state.actionsLeft > 0 || !costsAction(move))
    .map((move): TeamKlondikeAction => ({ type: 'move', ...move }));
}
