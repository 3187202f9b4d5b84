import type { Game } from '../game';
import type { TeamKlondikeAction } from './action';
import { type TeamKlondikeRefusal, applyTeamKlondike } from './apply';
import { type TeamKlondikeEvent, eventForTeamKlondike, revealsTeamKlondike } from './event';
import { legalTeamKlondike } from './legal';
import { formatTeamKlondikeAction, parseTeamKlondikeAction } from './notation';
import {
  type TeamKlondikeOptions,
  packTeamKlondikeOptions,
  parseTeamKlondikeOptions,
  unpackTeamKlondikeOptions,
} from './options';
import { type TeamKlondikeState, allPlayed, dealTeamKlondike, handOf } from './state';
import { type TeamKlondikeView, viewOfTeamKlondike } from './view';

/** Team-Klondike (`../shared/rules/team-klondike.md`). */
export const teamKlondike: Game<
  TeamKlondikeOptions,
  TeamKlondikeState,
  TeamKlondikeAction,
  TeamKlondikeEvent,
  TeamKlondikeView,
  TeamKlondikeRefusal
> = {
  name: 'team-klondike',
  parseOptions: parseTeamKlondikeOptions,
  packOptions: packTeamKlondikeOptions,
  unpackOptions: unpackTeamKlondikeOptions,
  beforeFirstTurn: ({ step }) => step === 'opening',
  seats: ({ players }) => players,
  deal: dealTeamKlondike,
  legalActions: legalTeamKlondike,
  apply: applyTeamKlondike,
  viewFor: (state, viewer) => {
    if (viewer !== null && viewer >= state.options.players) {
      throw new RangeError('Nobody sits there.');
    }
    return viewOfTeamKlondike(state, viewer);
  },
  faceDown: ({ columns, hands, ownStocks }) => ({
    columns: columns.map(({ down }) => down),
    hands,
    ownStocks,
  }),
  eventFor: eventForTeamKlondike,
  reveals: revealsTeamKlondike,
  // Whatever is done with a hand card, or says something of one, is legal only for who holds it.
  isPublic: (action) =>
    action.type === 'move'
      ? action.from.place !== 'hand'
      : action.type !== 'tuck' && action.type !== 'coin',
  offersSecrets: (state) => !state.options.openHands && handOf(state, state.seat).length > 0,
  // Whoever tucked a card knows more of the own stock than the others, also with an empty hand.
  keepsSecrets: (state) => !state.options.openHands && !allPlayed(state),
  parseAction: parseTeamKlondikeAction,
  formatAction: formatTeamKlondikeAction,
};
