import { type Card, heightOf } from '../cards';
import type { Applied, Status } from '../game';
import { actionsATurn } from '../options';
import { type Step, deadEndStatus, judged } from '../outcome';
import { type MoveRefusal, cardsAt, costsAction, moveCards, refusalToMove } from '../tableau/moves';
import type { UndercoverAction, UndercoverSource } from './action';
import type { UndercoverEvent } from './event';
import { emptyColumnRule } from './options';
import {
  type DealPlace,
  type UndercoverState,
  clockStands,
  isAt,
  isWon,
  markersLeft,
  otherSeat,
  owns,
} from './state';

/** Why an action is refused. */
export type UndercoverRefusal =
  | MoveRefusal
  | 'gameOver'
  | 'peekTaken'
  | 'peekMissed'
  | 'noPeekTokens'
  | 'notFaceDown'
  | 'notSeen'
  | 'alreadyMarked'
  | 'noMarkersLeft'
  | 'notLow';

type UndercoverStep = Step<UndercoverState, UndercoverEvent>;

export function applyUndercover(
  state: UndercoverState,
  action: UndercoverAction,
  { deadEndLimit }: { readonly deadEndLimit?: number } = {},
): Applied<UndercoverState, UndercoverEvent, UndercoverRefusal> & { readonly unsettled?: boolean } {
  const refusal = refusalOf(state, action);
  if (refusal !== null) return { ok: false, refusal };
  const step = carryOut(state, action);
  return judged(step, statusAfter(state, step.state, action, deadEndLimit));
}

/** Why the action is not legal now; null where it is. */
export function refusalOf(
  state: UndercoverState,
  action: UndercoverAction,
): UndercoverRefusal | null {
  if (state.status !== 'play') return 'gameOver';
  switch (action.type) {
    case 'peek':
      return refusalToPeek(state, action);
    case 'mark':
      return refusalToMark(state, action);
    case 'move':
      return refusalToMove(
        state,
        cardsFrom(state, action.from),
        action,
        emptyColumnRule(state.options),
      );
    case 'end':
    case 'giveUp':
      return null;
    default:
      return action satisfies never;
  }
}

const faceDownAt = ({ columns }: UndercoverState, { column, index }: DealPlace): Card | undefined =>
  columns[column]?.down[index];

function refusalToPeek(state: UndercoverState, place: DealPlace): UndercoverRefusal | null {
  if (state.peekStep !== 'open') return state.peekStep;
  if (state.peekTokens[state.seat] === 0) return 'noPeekTokens';
  return faceDownAt(state, place) === undefined ? 'notFaceDown' : null;
}

function refusalToMark(state: UndercoverState, place: DealPlace): UndercoverRefusal | null {
  const card = faceDownAt(state, place);
  if (card === undefined) return 'notFaceDown';
  if (!owns(state.seen, state.seat, place)) return 'notSeen';
  if (owns(state.markers, state.seat, place)) return 'alreadyMarked';
  if (markersLeft(state, state.seat) === 0) return 'noMarkersLeft';
  return heightOf(card) <= 3 ? null : 'notLow';
}

function cardsFrom(state: UndercoverState, from: UndercoverSource): readonly Card[] | MoveRefusal {
  if (from.place !== 'waste') return cardsAt(state, from);
  return state.waste.length === 0 ? 'nothingThere' : state.waste.slice(0, 1);
}

function carryOut(state: UndercoverState, action: UndercoverAction): UndercoverStep {
  switch (action.type) {
    case 'peek':
      return peek(state, action);
    case 'mark': {
      const { column, index } = action;
      const marker = { seat: state.seat, column, index };
      return {
        state: { ...state, markers: [...state.markers, marker] },
        events: [{ type: 'marked', ...marker }],
      };
    }
    case 'move':
      return move(state, action);
    case 'end':
      return endTurn(state);
    case 'giveUp':
      return { state, events: [] };
    default:
      return action satisfies never;
  }
}

function peek(state: UndercoverState, { column, index }: DealPlace): UndercoverStep {
  const { seat, peekTokens, seen } = state;
  const mine = { seat, column, index };
  const card = faceDownAt(state, mine) as Card;
  return {
    state: {
      ...state,
      peekTokens: peekTokens.with(seat, peekTokens[seat] - 1) as [number, number],
      seen: owns(seen, seat, mine) ? seen : [...seen, mine],
      peekStep: 'peekTaken',
    },
    events: [{ type: 'peeked', ...mine, card }],
  };
}

function move(state: UndercoverState, action: UndercoverAction & { type: 'move' }): UndercoverStep {
  const { from, to } = action;
  const { seat } = state;
  const cards = cardsFrom(state, from) as readonly Card[];
  const { tableau, turned } = moveCards(state, cards, action);
  const returned = turned === undefined ? [] : state.markers.filter(isAt(turned));
  const events: UndercoverEvent[] = [{ type: 'moved', seat, cards, from, to }];
  if (turned !== undefined) events.push({ type: 'turnedUp', ...turned });
  for (const marker of returned) events.push({ type: 'markerReturned', ...marker });
  return {
    state: {
      ...state,
      columns: tableau.columns,
      foundations: tableau.foundations,
      waste: from.place === 'waste' ? state.waste.slice(1) : state.waste,
      actionsLeft: state.actionsLeft - (costsAction(action) ? 1 : 0),
      markers: state.markers.filter((marker) => !returned.includes(marker)),
      seen: turned === undefined ? state.seen : state.seen.filter((one) => !isAt(turned)(one)),
      peekStep: state.peekStep === 'open' ? 'peekMissed' : state.peekStep,
    },
    events,
  };
}

/** Whether the end of this turn has a card to turn and none to turn it from. */
const clockHasRunOut = (state: UndercoverState): boolean =>
  state.stock.length === 0 && state.waste.length > 0 && state.redealsLeft === 0;

function endTurn(state: UndercoverState): UndercoverStep {
  const { seat, options } = state;
  const ended: UndercoverEvent = { type: 'turnEnded', seat };
  if (clockHasRunOut(state)) return { state, events: [ended] };
  const next: UndercoverState = {
    ...state,
    seat: otherSeat(seat),
    actionsLeft: actionsATurn(options),
    peekStep: 'open',
  };
  if (clockStands(state)) return { state: next, events: [ended] };
  const redealt = state.stock.length === 0;
  const stock = redealt ? state.waste.toReversed() : state.stock;
  const redealsLeft =
    redealt && state.redealsLeft !== null ? state.redealsLeft - 1 : state.redealsLeft;
  const card = stock[0] as Card;
  return {
    state: {
      ...next,
      stock: stock.slice(1),
      waste: redealt ? [card] : [card, ...state.waste],
      redealsLeft,
      redealt: state.redealt || redealt,
    },
    events: [
      ended,
      ...(redealt ? [{ type: 'redealt', redealsLeft } as const] : []),
      { type: 'clockTurned', card },
    ],
  };
}

function statusAfter(
  before: UndercoverState,
  state: UndercoverState,
  action: UndercoverAction,
  deadEndLimit: number | undefined,
): Status | 'unsettled' {
  if (action.type === 'giveUp') return 'lost:givenup';
  if (action.type === 'end' && clockHasRunOut(before)) return 'lost:clock';
  if (action.type !== 'move') return 'play';
  if (isWon(state)) return 'won';
  if (!clockStands(state)) return 'play';
  return deadEndStatus(state, emptyColumnRule(state.options), deadEndLimit);
}
