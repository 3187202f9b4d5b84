import type { Card } from '../cards';
import type { Applied, Status } from '../game';
import { actionsATurn } from '../options';
import { type Step, deadEndStatus, judged } from '../outcome';
import { type MoveRefusal, cardsAt, costsAction, moveCards, refusalToMove } from '../tableau/moves';
import type { TeamKlondikeAction, TeamKlondikeSource } from './action';
import { moveCoinsBack } from './coins';
import type { TeamKlondikeEvent } from './event';
import { HAND_SIZE } from './options';
import {
  EMPTY_COLUMN,
  type TeamKlondikeState,
  type TeamKlondikeStep,
  allPlayed,
  coinOf,
  fitsColumn,
  handOf,
  isWon,
  nextSeat,
  owesTimeToken,
  ownStockOf,
} from './state';

/** Why an action is refused. */
export type TeamKlondikeRefusal =
  | MoveRefusal
  | 'gameOver'
  | 'notInHand'
  | 'coinNotTrue'
  | 'noTuckDue'
  | 'openingCoinFirst'
  | 'endTurnFirst'
  | 'tuckFirst'
  | 'coinFirst';

type TeamKlondikeApplied = Step<TeamKlondikeState, TeamKlondikeEvent>;

export function applyTeamKlondike(
  state: TeamKlondikeState,
  action: TeamKlondikeAction,
  { deadEndLimit }: { readonly deadEndLimit?: number } = {},
): Applied<TeamKlondikeState, TeamKlondikeEvent, TeamKlondikeRefusal> & {
  readonly unsettled?: boolean;
} {
  const refusal = refusalOf(state, action);
  if (refusal !== null) return { ok: false, refusal };
  const step = carryOut(state, action);
  return judged(step, statusAfter(state, step.state, action, deadEndLimit));
}

/** Why an action of another step is refused. */
const NOT_IN: Readonly<Record<TeamKlondikeStep, TeamKlondikeRefusal>> = {
  opening: 'openingCoinFirst',
  play: 'endTurnFirst',
  tuck: 'tuckFirst',
  signal: 'coinFirst',
};

/** Why the action is not legal now; null where it is. */
export function refusalOf(
  state: TeamKlondikeState,
  action: TeamKlondikeAction,
): TeamKlondikeRefusal | null {
  const { status, step } = state;
  if (status !== 'play') return 'gameOver';
  switch (action.type) {
    case 'move':
      if (step !== 'play') return NOT_IN[step];
      return refusalToPlay(state, action);
    case 'end':
      return step === 'play' ? null : NOT_IN[step];
    case 'tuck':
      if (step !== 'tuck') return 'noTuckDue';
      return handOf(state, state.seat).includes(action.card) ? null : 'notInHand';
    case 'coin':
      if (step !== 'opening' && step !== 'signal') return NOT_IN[step];
      return refusalToSetCoin(state, action.column);
    case 'pass':
      return step === 'opening' || step === 'signal' ? null : NOT_IN[step];
    case 'giveUp':
      return null;
    default:
      return action satisfies never;
  }
}

function refusalToPlay(
  state: TeamKlondikeState,
  action: TeamKlondikeAction & { type: 'move' },
): TeamKlondikeRefusal | null {
  const { from } = action;
  if (from.place === 'hand' && !handOf(state, state.seat).includes(from.card)) return 'notInHand';
  return refusalToMove(state, cardsFrom(state, from), action, EMPTY_COLUMN);
}

function refusalToSetCoin(state: TeamKlondikeState, column: number): TeamKlondikeRefusal | null {
  if (state.columns[column] === undefined) return 'noSuchColumn';
  const hand = handOf(state, state.seat);
  return hand.some((card) => fitsColumn(state, card, column)) ? null : 'coinNotTrue';
}

const cardsFrom = (
  state: TeamKlondikeState,
  from: TeamKlondikeSource,
): readonly Card[] | MoveRefusal => (from.place === 'hand' ? [from.card] : cardsAt(state, from));

function carryOut(state: TeamKlondikeState, action: TeamKlondikeAction): TeamKlondikeApplied {
  const { seat } = state;
  switch (action.type) {
    case 'move':
      return move(state, action);
    case 'end':
      return endTurn(state);
    case 'tuck':
      return tuck(state, action.card);
    case 'coin': {
      const { column } = action;
      const coins = state.coins.filter((coin) => coin.seat !== seat);
      return {
        state: passOn({ ...state, coins: [...coins, { seat, column }] }),
        events: [{ type: 'coinSet', seat, column, from: coinOf(state, seat) }],
      };
    }
    case 'pass':
      return { state: passOn(state), events: [{ type: 'coinLeft', seat }] };
    case 'giveUp':
      return { state, events: [] };
    default:
      return action satisfies never;
  }
}

function move(
  state: TeamKlondikeState,
  action: TeamKlondikeAction & { type: 'move' },
): TeamKlondikeApplied {
  const { seat, options } = state;
  const { from, to } = action;
  const cards = cardsFrom(state, from) as readonly Card[];
  const { tableau, turned } = moveCards(state, cards, action);
  const fromHand = from.place === 'hand';
  const hand = handOf(state, seat).filter((card) => !fromHand || card !== from.card);
  const { coins, returned } = moveCoinsBack(state, action, hand);
  const events: TeamKlondikeEvent[] = [{ type: 'moved', seat, cards, from, to }];
  if (fromHand && !options.openHands) {
    events.push({ type: 'handCardShown', seat, card: from.card });
  }
  if (turned !== undefined) events.push({ type: 'turnedUp', ...turned });
  return {
    state: {
      ...state,
      columns: tableau.columns,
      foundations: tableau.foundations,
      hands: state.hands.with(seat, hand),
      actionsLeft: state.actionsLeft - (costsAction(action) ? 1 : 0),
      coins,
      handCardPlayed: state.handCardPlayed || fromHand,
    },
    events: [...events, ...returned],
  };
}

/** The time check. What comes after it depends on what it finds: a card to tuck, or the refill and the coin. */
function endTurn(state: TeamKlondikeState): TeamKlondikeApplied {
  const { seat } = state;
  const ended: TeamKlondikeEvent = { type: 'turnEnded', seat };
  if (!owesTimeToken(state)) return refill(state, [ended]);
  if (state.timeTokens === 0) return { state, events: [ended] };
  const timeTokens = state.timeTokens - 1;
  const events: TeamKlondikeEvent[] = [ended, { type: 'timeTokenPaid', seat, timeTokens }];
  const paid: TeamKlondikeState = { ...state, timeTokens };
  if (ownStockOf(state, seat).length === 0) return refill(paid, events);
  return { state: { ...paid, step: 'tuck' }, events };
}

function tuck(state: TeamKlondikeState, card: Card): TeamKlondikeApplied {
  const { seat, hands, ownStocks, tucked } = state;
  const hand = handOf(state, seat).filter((other) => other !== card);
  const under: TeamKlondikeState = {
    ...state,
    hands: hands.with(seat, hand),
    ownStocks: ownStocks.with(seat, [...ownStockOf(state, seat), card]),
    tucked: tucked.with(seat, (tucked[seat] ?? 0) + 1),
  };
  return refill(under, [{ type: 'tucked', seat, card, open: state.options.openHands }]);
}

/** Fills the hand up from the own stock as far as it goes, and asks for the coin. */
function refill(
  state: TeamKlondikeState,
  before: readonly TeamKlondikeEvent[],
): TeamKlondikeApplied {
  const { seat, hands, ownStocks, tucked, options } = state;
  const hand = handOf(state, seat);
  const stock = ownStockOf(state, seat);
  const cards = stock.slice(0, HAND_SIZE - hand.length);
  const left = stock.slice(cards.length);
  const refilled: TeamKlondikeEvent = {
    type: 'refilled',
    seat,
    count: cards.length,
    cards,
    open: options.openHands,
  };
  return {
    state: {
      ...state,
      step: 'signal',
      hands: hands.with(seat, [...hand, ...cards]),
      ownStocks: ownStocks.with(seat, left),
      tucked: tucked.with(seat, Math.min(tucked[seat] ?? 0, left.length)),
    },
    events: cards.length === 0 ? before : [...before, refilled],
  };
}

/** The next seat's turn, or its opening coin as long as seats are left that have not been asked. */
function passOn(state: TeamKlondikeState): TeamKlondikeState {
  const seat = nextSeat(state);
  return {
    ...state,
    seat,
    step: state.step === 'opening' && seat !== 0 ? 'opening' : 'play',
    actionsLeft: actionsATurn(state.options),
    handCardPlayed: false,
  };
}

function statusAfter(
  before: TeamKlondikeState,
  state: TeamKlondikeState,
  action: TeamKlondikeAction,
  deadEndLimit: number | undefined,
): Status | 'unsettled' {
  if (action.type === 'giveUp') return 'lost:givenup';
  if (action.type === 'end' && owesTimeToken(before) && before.timeTokens === 0) return 'lost:time';
  // Only a move changes the tableau, and only a move empties a hand.
  if (action.type !== 'move') return 'play';
  if (isWon(state)) return 'won';
  return allPlayed(state) ? deadEndStatus(state, EMPTY_COLUMN, deadEndLimit) : 'play';
}
