import type { Game, Seat } from '../game';
import type { UndercoverAction } from './action';
import { type UndercoverRefusal, applyUndercover } from './apply';
import { type UndercoverEvent, eventForUndercover, revealsUndercover } from './event';
import { legalUndercover } from './legal';
import { formatUndercoverAction, parseUndercoverAction } from './notation';
import {
  type UndercoverOptions,
  packUndercoverOptions,
  parseUndercoverOptions,
  unpackUndercoverOptions,
} from './options';
import { type UndercoverSeat, type UndercoverState, dealUndercover } from './state';
import { type UndercoverView, viewOfUndercover } from './view';

/** Seats 0 and 1 alone sit at this table. */
const seatOf = (viewer: Seat | null): UndercoverSeat | null => {
  if (viewer === 2) throw new RangeError('Two players play Verdeckt ermittelt.');
  return viewer;
};

/** Verdeckt ermittelt (`../shared/rules/undercover.md`). */
export const undercover: Game<
  UndercoverOptions,
  UndercoverState,
  UndercoverAction,
  UndercoverEvent,
  UndercoverView,
  UndercoverRefusal
> = {
  name: 'undercover',
  parseOptions: parseUndercoverOptions,
  packOptions: packUndercoverOptions,
  unpackOptions: unpackUndercoverOptions,
  beforeFirstTurn: () => false,
  seats: () => 2,
  deal: dealUndercover,
  legalActions: legalUndercover,
  apply: applyUndercover,
  viewFor: (state, viewer) => viewOfUndercover(state, seatOf(viewer)),
  faceDown: ({ columns }) => ({
    columns: columns.map(({ down }) => down),
    hands: [],
    ownStocks: [],
  }),
  eventFor: (event, viewer) => eventForUndercover(event, seatOf(viewer)),
  reveals: revealsUndercover,
  // Only who has seen the card knows whether it may be marked.
  isPublic: ({ type }) => type !== 'mark',
  // Every face-down card that its player has seen is offered to be marked, not only the low ones.
  offersSecrets: () => false,
  keepsSecrets: ({ seen }) => seen.length > 0,
  parseAction: parseUndercoverAction,
  formatAction: formatUndercoverAction,
};
