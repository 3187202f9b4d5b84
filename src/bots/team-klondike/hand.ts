import { FITS, KING_RANK } from '../../search/cards';
import { HOST1, HOST2 } from '../../search/kinds';
import type { Move } from '../../search/move';
import { COLUMNS } from '../../search/tableau';
import { HAND, PASS, type TeamBoard, coinOn, tuckOf } from '../../search/team-klondike/board';

/** Which card to tuck: the one that is likely to wait longest for a place. */
export function tuckFor(board: TeamBoard): Move {
  const { hands, handSize, seat } = board;
  let best = -1;
  let longest = -1;
  for (let i = 0; i < handSize[seat]!; i++) {
    const card = hands[seat * HAND + i]!;
    const wait = waitOf(board, card);
    if (wait > longest) {
      longest = wait;
      best = card;
    }
  }
  return tuckOf(best);
}

/** About how long a card has to wait for a place. */
function waitOf(board: TeamBoard, card: number): number {
  const { tableau, hands, handSize, seat } = board;
  const { heights } = tableau;
  const rank = card >> 2;
  const up = rank - heights[card & 3]!;
  let wait = Math.min(up, 6) * 2;
  for (let column = 0; column < COLUMNS; column++) {
    if (board.fits(card, column)) return 0;
  }
  if (rank === KING_RANK) wait = 6;
  else {
    const hosts = [HOST1[card & 3]!, HOST2[card & 3]!].map((suit) => ((rank + 1) << 2) | suit);
    const gone = hosts.filter((host) => heights[host & 3]! > host >> 2).length;
    if (gone === 2) wait += 4;
    else if (gone === 1) wait += 2;
    // A host in the hand can come first.
    for (let i = 0; i < handSize[seat]!; i++) {
      if (FITS[(card << 6) | hands[seat * HAND + i]!] === 1) wait -= 2;
    }
  }
  return Math.max(0, wait);
}

/** Where to set the coin: on a place that a hand card has most need of, and nobody else's coin lies on. */
export function coinFor(board: TeamBoard): Move {
  const { hands, handSize, seat, coins, players } = board;
  let best = -1;
  let most = 0;
  for (let column = 0; column < COLUMNS; column++) {
    let need = 0;
    for (let i = 0; i < handSize[seat]!; i++) {
      const card = hands[seat * HAND + i]!;
      if (!board.fits(card, column)) continue;
      let places = board.tableau.heights[card & 3] === card >> 2 ? 2 : 0;
      for (let other = 0; other < COLUMNS; other++) if (board.fits(card, other)) places++;
      need += 1 / places;
    }
    for (let other = 0; other < players; other++) {
      if (other !== seat && coins[other] === column) need /= 2;
    }
    if (need > most) {
      most = need;
      best = column;
    }
  }
  return best < 0 || best === coins[seat] ? PASS : coinOn(best);
}
