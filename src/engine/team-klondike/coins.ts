import type { Card } from '../cards';
import { isEmpty } from '../tableau/tableau';
import type { TeamKlondikeAction } from './action';
import type { CoinReturn, TeamKlondikeEvent } from './event';
import { type Coin, type TeamKlondikeState, fitsColumn } from './state';

/** The coins that stay where they are through a move, and those that go back to their owners. */
export function moveCoinsBack(
  before: TeamKlondikeState,
  action: TeamKlondikeAction & { type: 'move' },
  /** What is left in the hand after it. */
  hand: readonly Card[],
): { coins: readonly Coin[]; returned: readonly TeamKlondikeEvent[] } {
  const coins: Coin[] = [];
  const returned: TeamKlondikeEvent[] = [];
  for (const coin of before.coins) {
    const reason = reasonToReturn(before, action, hand, coin);
    if (reason === null) coins.push(coin);
    else returned.push({ type: 'coinReturned', ...coin, reason });
  }
  return { coins, returned };
}

function reasonToReturn(
  before: TeamKlondikeState,
  { from, to }: TeamKlondikeAction & { type: 'move' },
  hand: readonly Card[],
  { seat, column }: Coin,
): CoinReturn | null {
  if (from.place === 'column' && from.column === column) return 'moved';
  if (to.place === 'column' && to.column === column) {
    const lies = before.columns[column];
    return lies !== undefined && isEmpty(lies) ? 'filled' : 'covered';
  }
  if (from.place !== 'hand' || seat !== before.seat) return null;
  const fits = (card: Card) => fitsColumn(before, card, column);
  return fits(from.card) && !hand.some(fits) ? 'played' : null;
}
