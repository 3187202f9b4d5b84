import type { Card } from '../cards';
import type { CommonState, Seat, Status } from '../game';
import { actionsATurn } from '../options';
import { refusalAt } from '../tableau/moves';
import { type EmptyColumnRule, type Tableau, allFaceUp, dealTableau } from '../tableau/tableau';
import { HAND_SIZE, type TeamKlondikeOptions } from './options';

/**
 * What the seat to move is at: before the first turn its opening coin; in a turn its actions, then the card to tuck
 * where a time token was paid, then its coin.
 */
export const STEPS = ['opening', 'play', 'tuck', 'signal'] as const;
export type TeamKlondikeStep = (typeof STEPS)[number];

/** A signal coin on the table; every seat has one. */
export interface Coin {
  readonly seat: Seat;
  readonly column: number;
}

export interface TeamKlondikeState extends CommonState, Tableau {
  readonly options: TeamKlondikeOptions;
  readonly seat: Seat;
  readonly status: Status;
  readonly step: TeamKlondikeStep;
  /** By seat, each with its top card first. */
  readonly ownStocks: readonly (readonly Card[])[];
  /** By seat, the cards in any order. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat: how many of the lowest cards of its own stock it tucked there, and so may remember. */
  readonly tucked: readonly number[];
  readonly actionsLeft: number;
  readonly timeTokens: number;
  readonly coins: readonly Coin[];
  /** Whether a hand card has been played in this turn. */
  readonly handCardPlayed: boolean;
}

export function dealTeamKlondike(
  options: TeamKlondikeOptions,
  deck: readonly Card[],
): TeamKlondikeState {
  const { tableau, rest } = dealTableau(deck);
  const { players } = options;
  // The last card dealt to a player lies on top.
  const dealt = Array.from({ length: players }, (_, seat) =>
    rest.filter((_card, i) => i % players === seat).toReversed(),
  );
  return {
    ...tableau,
    options,
    seat: 0,
    status: 'play',
    step: 'opening',
    ownStocks: dealt.map((cards) => cards.slice(HAND_SIZE)),
    hands: dealt.map((cards) => cards.slice(0, HAND_SIZE)),
    tucked: dealt.map(() => 0),
    actionsLeft: actionsATurn(options),
    timeTokens: options.timeTokens,
    coins: [],
    handCardPlayed: false,
  };
}

export const handOf = (state: Pick<TeamKlondikeState, 'hands'>, seat: Seat): readonly Card[] =>
  state.hands[seat] ?? [];

export const ownStockOf = (
  state: Pick<TeamKlondikeState, 'ownStocks'>,
  seat: Seat,
): readonly Card[] => state.ownStocks[seat] ?? [];

export const nextSeat = ({ seat, options }: TeamKlondikeState): Seat =>
  ((seat + 1) % options.players) as Seat;

/** Whether all hands and own stocks are empty, so that no card comes in to the tableau any more. */
export const allPlayed = ({ hands, ownStocks }: TeamKlondikeState): boolean =>
  [...hands, ...ownStocks].every((cards) => cards.length === 0);

/** Won: everything lies open and nothing is left to come, so the rest always works out. */
export const isWon = (state: TeamKlondikeState): boolean =>
  allPlayed(state) && allFaceUp(state.columns);

/**
 * Whether ending the turn now costs a time token: there were hand cards when the turn began, and none was played. The
 * hand only ever gets smaller in a turn by playing from it, so no more need be remembered.
 */
export const owesTimeToken = (state: TeamKlondikeState): boolean =>
  !state.handCardPlayed && handOf(state, state.seat).length > 0;

/** On every level. */
export const EMPTY_COLUMN: EmptyColumnRule = 'king';

/** Whether a card fits on a column: what a coin there says of one in its owner's hand. */
export const fitsColumn = (tableau: Tableau, card: Card, column: number): boolean =>
  refusalAt(tableau, [card], { place: 'column', column }, EMPTY_COLUMN) === null;

/** The column on which a seat's coin lies; null where the owner has it. */
export const coinOf = (state: Pick<TeamKlondikeState, 'coins'>, seat: Seat): number | null =>
  state.coins.find((coin) => coin.seat === seat)?.column ?? null;
