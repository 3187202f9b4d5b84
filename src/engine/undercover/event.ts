import type { Card } from '../cards';
import type { CommonEvent } from '../event';
import type { UndercoverSource } from './action';
import type { DealPlace, UndercoverSeat } from './state';

/** What happened. A card that somebody must not learn is null in what they are told. */
export type UndercoverEvent =
  | CommonEvent<UndercoverSeat, UndercoverSource>
  | ({
      readonly type: 'peeked';
      readonly seat: UndercoverSeat;
      readonly card: Card | null;
    } & DealPlace)
  | ({ readonly type: 'marked'; readonly seat: UndercoverSeat } & DealPlace)
  | ({ readonly type: 'markerReturned'; readonly seat: UndercoverSeat } & DealPlace)
  | { readonly type: 'redealt'; readonly redealsLeft: number | null }
  | { readonly type: 'clockTurned'; readonly card: Card };

/** What a seat learns of an event; null stands for everybody at the table. */
export function eventForUndercover(
  event: UndercoverEvent,
  viewer: UndercoverSeat | null,
): UndercoverEvent {
  switch (event.type) {
    case 'peeked': {
      const { type, seat, column, index } = event;
      return { type, seat, column, index, card: viewer === seat ? event.card : null };
    }
    case 'marked':
    case 'moved':
    case 'turnedUp':
    case 'markerReturned':
    case 'turnEnded':
    case 'redealt':
    case 'clockTurned':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}

/** Whether somebody learned something by it, so that it cannot be taken back. */
export const revealsUndercover = ({ type }: UndercoverEvent): boolean =>
  type === 'peeked' || type === 'turnedUp' || type === 'clockTurned' || type === 'turnEnded';
