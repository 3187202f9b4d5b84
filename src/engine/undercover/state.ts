import type { Card } from '../cards';
import type { CommonState, Status } from '../game';
import { actionsATurn } from '../options';
import { type Tableau, allFaceUp, dealTableau } from '../tableau/tableau';
import { MARKERS_EACH, type UndercoverOptions } from './options';

export type UndercoverSeat = 0 | 1;
export const otherSeat = (seat: UndercoverSeat): UndercoverSeat => (seat === 0 ? 1 : 0);

/** Where a face-down card of the deal lies, both counted from 0: index 0 is the most deeply buried. */
export interface DealPlace {
  readonly column: number;
  readonly index: number;
}

export interface Owned extends DealPlace {
  readonly seat: UndercoverSeat;
}

export interface UndercoverState extends CommonState, Tableau {
  readonly options: UndercoverOptions;
  readonly seat: UndercoverSeat;
  readonly status: Status;
  /** Top card first. */
  readonly stock: readonly Card[];
  /** Top card first. */
  readonly waste: readonly Card[];
  readonly actionsLeft: number;
  /** null without a clock. */
  readonly redealsLeft: number | null;
  /** Whether the waste has been turned over before: whoever remembers it then knows the stock. */
  readonly redealt: boolean;
  /** By seat. */
  readonly peekTokens: readonly [number, number];
  readonly markers: readonly Owned[];
  /** Face-down cards still on the table at which a seat has peeked. */
  readonly seen: readonly Owned[];
  /** Whether this turn has still room for a peek, or why not; a token it needs as well. */
  readonly peekStep: 'open' | 'peekTaken' | 'peekMissed';
}

export function dealUndercover(options: UndercoverOptions, deck: readonly Card[]): UndercoverState {
  const { tableau, rest } = dealTableau(deck);
  return {
    ...tableau,
    options,
    seat: 0,
    status: 'play',
    stock: rest.slice(1),
    waste: rest.slice(0, 1),
    actionsLeft: actionsATurn(options),
    redealsLeft: options.noClock ? null : options.passes - 1,
    redealt: false,
    peekTokens: [options.peekTokens, options.peekTokens],
    markers: [],
    seen: [],
    peekStep: 'open',
  };
}

/** Nothing is left to turn: ending a turn turns no card, and the game cannot be lost by the clock. */
export const clockStands = ({ stock, waste }: UndercoverState): boolean =>
  stock.length === 0 && waste.length === 0;

/** Won: everything lies open and nothing is left to come, so the rest always works out. */
export const isWon = (state: UndercoverState): boolean =>
  clockStands(state) && allFaceUp(state.columns);

/** Markers that a seat has not set. */
export const markersLeft = (
  state: Pick<UndercoverState, 'markers'>,
  seat: UndercoverSeat,
): number => MARKERS_EACH - state.markers.filter((marker) => marker.seat === seat).length;

export const isAt = (place: DealPlace) => (other: DealPlace) =>
  other.column === place.column && other.index === place.index;

/** Whether one of these belongs to the seat and lies there. */
export const owns = (owned: readonly Owned[], seat: UndercoverSeat, place: DealPlace): boolean =>
  owned.some((one) => one.seat === seat && isAt(place)(one));

/** Turns of ending that the clock still allows. */
export interface Clock {
  /** Turns until the stock is through. */
  readonly untilStockThrough: number;
  /** The end of a turn, counted from now, that loses the game; null where no end of a turn can. */
  readonly untilLost: number | null;
}

/** How far the clock has run, if nothing more is taken from the waste. */
export function clockOf(state: UndercoverState): Clock {
  const { stock, waste, redealsLeft } = state;
  const round = stock.length + waste.length;
  return {
    untilStockThrough: stock.length,
    untilLost: redealsLeft === null || round === 0 ? null : stock.length + redealsLeft * round + 1,
  };
}
