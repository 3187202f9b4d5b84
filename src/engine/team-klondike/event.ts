import type { Card } from '../cards';
import type { CommonEvent } from '../event';
import type { Seat } from '../game';
import type { TeamKlondikeSource } from './action';
import type { Coin } from './state';

/** Why a coin goes back to its owner, as everybody at the table sees it. */
export const COIN_RETURNS = ['covered', 'moved', 'filled', 'played'] as const;
export type CoinReturn = (typeof COIN_RETURNS)[number];

/**
 * What happened. A card that somebody must not learn is null in what they are told; where `open` is true, all hands
 * lie open and everybody sees it.
 */
export type TeamKlondikeEvent =
  | CommonEvent<Seat, TeamKlondikeSource>
  /** A card of a secret hand has been laid where all see it. */
  | { readonly type: 'handCardShown'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'timeTokenPaid'; readonly seat: Seat; readonly timeTokens: number }
  | {
      readonly type: 'tucked';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly open: boolean;
    }
  | {
      readonly type: 'refilled';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly open: boolean;
    }
  /** `from` is the column on which the coin lay before, null where its owner had it. */
  | ({ readonly type: 'coinSet'; readonly from: number | null } & Coin)
  | { readonly type: 'coinLeft'; readonly seat: Seat }
  | ({ readonly type: 'coinReturned'; readonly reason: CoinReturn } & Coin);

/** What a seat learns of an event; null stands for everybody at the table. */
export function eventForTeamKlondike(
  event: TeamKlondikeEvent,
  viewer: Seat | null,
): TeamKlondikeEvent {
  switch (event.type) {
    case 'tucked': {
      const { type, seat, open } = event;
      return { type, seat, open, card: open || viewer === seat ? event.card : null };
    }
    case 'refilled': {
      const { type, seat, count, open } = event;
      return { type, seat, count, open, cards: open || viewer === seat ? event.cards : null };
    }
    case 'moved':
    case 'turnedUp':
    case 'handCardShown':
    case 'turnEnded':
    case 'timeTokenPaid':
    case 'coinSet':
    case 'coinLeft':
    case 'coinReturned':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}

/**
 * Whether somebody learned something by it, so that it cannot be taken back. A card shown from a secret hand is one:
 * taken back, it would have been talk. A coin set or left tells what it tells, and the turn passes on.
 */
export function revealsTeamKlondike({ type }: TeamKlondikeEvent): boolean {
  switch (type) {
    case 'turnedUp':
    case 'handCardShown':
    case 'turnEnded':
    case 'timeTokenPaid':
    case 'refilled':
    case 'coinSet':
    case 'coinLeft':
      return true;
    case 'moved':
    case 'tucked':
    case 'coinReturned':
    case 'gameEnded':
      return false;
    default:
      return type satisfies never;
  }
}
