import { UNKNOWN } from '../../search/cards';
import { KIND, openKinds } from '../../search/kinds';
import { COLUMNS, STRIDE } from '../../search/tableau';
import {
  AT_HOME,
  HAND,
  MOST_SEATS,
  STOCK_STRIDE,
  type TeamBoard,
} from '../../search/team-klondike/board';
import { type Rng, below } from '../rng';
import { KINGS, silentSeat } from './features';

/** Where the places of the hands begin, and those of the own stocks. */
const HANDS = COLUMNS * STRIDE;
const STOCKS = HANDS + 16;

/** How often, in a hundred, a seat without a coin is taken to have had no place for it: people may just not set it. */
const TRUST = 90;

/**
 * Deals the cards that a seat does not know at random, in keeping with what the coins say: whose coin lies has a card
 * that fits there, and whoever could not set one has none that fits.
 */
export class Sampler {
  private readonly pool = new Uint8Array(52);
  private count = 0;
  private readonly places = new Int16Array(52);
  /** Places in a hand one of which holds what a coin tells of, with the coin's column: pairs. */
  private readonly told: number[] = [];
  private readonly dealt = new Uint8Array(52);
  /** Where among the places the unknown cards of a silent seat's hand begin and end. */
  private silentFrom = 0;
  private silentTo = 0;
  /** Kinds that these cannot be. */
  private denied = 0;

  /** Notes what is unknown to the seat that is to move. */
  look(board: TeamBoard): void {
    const { cards, size, heights } = board.tableau;
    const unseen = new Uint8Array(64).fill(1, 0, 52);
    let places = 0;
    const meet = (card: number, place: number): void => {
      if (card === UNKNOWN) this.places[places++] = place;
      unseen[card] = 0;
    };
    this.told.length = 0;
    const silent = silentSeat(board);
    this.silentFrom = this.silentTo = 0;
    this.denied = openKinds(board.tableau, KINGS);
    for (let seat = 0; seat < board.players; seat++) {
      const column = board.coins[seat]!;
      if (seat === silent) this.silentFrom = places;
      let tells = column !== AT_HOME && !board.handFits(seat, column);
      for (let i = 0; i < board.handSize[seat]!; i++) {
        const place = seat * HAND + i;
        if (tells && board.hands[place] === UNKNOWN) {
          this.told.push(places, column);
          tells = false;
        }
        meet(board.hands[place]!, HANDS + place);
      }
      if (seat === silent) this.silentTo = places;
    }
    for (let column = 0; column < COLUMNS; column++) {
      for (let i = 0; i < size[column]!; i++) {
        const place = column * STRIDE + i;
        meet(cards[place]!, place);
      }
    }
    for (let seat = 0; seat < board.players; seat++) {
      const top = seat * STOCK_STRIDE + board.stockTop[seat]!;
      for (let i = top; i < top + board.stockSize[seat]!; i++) meet(board.stocks[i]!, STOCKS + i);
    }
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 0; rank < heights[suit]!; rank++) unseen[(rank << 2) | suit] = 0;
    }
    this.count = 0;
    for (let card = 0; card < 52; card++) if (unseen[card] === 1) this.pool[this.count++] = card;
  }

  /** Fills in the unknown cards of a board that is a copy of the one looked at. */
  deal(board: TeamBoard, rng: Rng): void {
    const { dealt, pool, count, told } = this;
    dealt.set(pool);
    for (let i = count - 1; i > 0; i--) swap(dealt, i, below(rng, i + 1));
    for (let pair = 0; pair < told.length; pair += 2) {
      const place = told[pair]!;
      // What another coin tells of is dealt already.
      const fitting = dealt.findIndex((card, i) => {
        const taken = told.findIndex((at, k) => k % 2 === 0 && k < pair && at === i) >= 0;
        return i < count && !taken && board.fits(card, told[pair + 1]!);
      });
      // A coin may tell of a card that has been tucked since, so that there may be none.
      if (fitting >= 0) swap(dealt, place, fitting);
    }
    if (below(rng, 100) < TRUST) this.deny(count);
    for (let i = 0; i < count; i++) {
      const place = this.places[i]!;
      if (place < HANDS) board.tableau.cards[place] = dealt[i]!;
      else if (place < STOCKS) board.hands[place - HANDS] = dealt[i]!;
      else board.stocks[place - STOCKS] = dealt[i]!;
    }
    for (let seat = 0; seat < board.players; seat++) {
      board.hands.subarray(seat * HAND, seat * HAND + board.handSize[seat]!).sort();
    }
    board.nameHeld();
  }

  /** Takes what the silent seat would have told of out of its hand. */
  private deny(count: number): void {
    const { dealt, denied } = this;
    let from = count - 1;
    for (let i = this.silentFrom; i < this.silentTo; i++) {
      if (!isOf(denied, dealt[i]!)) continue;
      // Cards that coins tell of lie in hands, before all others.
      while (from >= HAND * MOST_SEATS && isOf(denied, dealt[from]!)) from--;
      if (from < HAND * MOST_SEATS) return;
      swap(dealt, i, from--);
    }
  }
}

const isOf = (kinds: number, card: number): boolean => (kinds & (1 << KIND[card]!)) !== 0;

function swap(cards: Uint8Array, one: number, other: number): void {
  const card = cards[one]!;
  cards[one] = cards[other]!;
  cards[other] = card;
}
