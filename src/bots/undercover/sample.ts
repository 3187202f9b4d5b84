import { UNKNOWN } from '../../search/cards';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { PILE, type UndercoverBoard } from '../../search/undercover/board';
import { type Rng, below } from '../rng';

/** Markers stand on cards of rank 0, 1 and 2. */
const LOW_RANKS = 3;

/**
 * Deals the cards that a seat does not know at random, in keeping with what it can infer: a marked card is low; one that
 * the partner has peeked at and not marked, though markers were left, is not (bots mark every low card they see).
 */
export class Sampler {
  private readonly lowPlaces = new Int16Array(52);
  private readonly highPlaces = new Int16Array(52);
  private readonly places = new Int16Array(52);
  private low = 0;
  private high = 0;
  private any = 0;
  private readonly lowCards = new Uint8Array(52);
  private readonly otherCards = new Uint8Array(52);
  private lows = 0;
  private others = 0;
  private readonly pool = new Uint8Array(52);

  /** Notes what is unknown to the seat that is to move. Places past the columns are the pile's. */
  look(board: UndercoverBoard): void {
    const { cards, size, down, known, heights } = board.tableau;
    const partner = board.seat ^ 1;
    const unseen = new Uint8Array(52).fill(1);
    this.low = this.high = this.any = 0;
    for (let column = 0; column < COLUMNS; column++) {
      for (let i = 0; i < size[column]!; i++) {
        const card = cards[column * STRIDE + i]!;
        if (card !== UNKNOWN) {
          unseen[card] = 0;
          continue;
        }
        const bits = i < down[column]! ? known[column * PLACES + i]! : 0;
        const place = column * STRIDE + i;
        const spared = (bits & (1 << partner)) !== 0 && board.markersLeft[partner]! > 0;
        if (bits > 3) this.lowPlaces[this.low++] = place;
        else if (spared) this.highPlaces[this.high++] = place;
        else this.places[this.any++] = place;
      }
    }
    for (let i = 0; i < board.waste; i++) unseen[board.pile[i]!] = 0;
    for (let i = board.stockAt; i < PILE; i++) {
      const card = board.pile[i]!;
      if (card === UNKNOWN) this.places[this.any++] = COLUMNS * STRIDE + i;
      else unseen[card] = 0;
    }
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 0; rank < heights[suit]!; rank++) unseen[(rank << 2) | suit] = 0;
    }
    this.lows = this.others = 0;
    for (let card = 0; card < 52; card++) {
      if (unseen[card] === 0) continue;
      if (card >> 2 < LOW_RANKS) this.lowCards[this.lows++] = card;
      else this.otherCards[this.others++] = card;
    }
  }

  /** Whether nothing is unknown, so that every sample is the same. */
  get certain(): boolean {
    return this.low + this.high + this.any === 0;
  }

  /** Fills in the unknown cards of a board that is a copy of the one looked at. */
  deal(board: UndercoverBoard, rng: Rng): void {
    const { pool } = this;
    shuffleHead(this.lowCards, this.lows, this.low, rng);
    for (let i = 0; i < this.low; i++) set(board, this.lowPlaces[i]!, this.lowCards[i]!);
    // Where a human partner has let a low card pass, there may be too few high ones: then anything goes.
    const high = Math.min(this.high, this.others);
    shuffleHead(this.otherCards, this.others, high, rng);
    for (let i = 0; i < high; i++) set(board, this.highPlaces[i]!, this.otherCards[i]!);
    let rest = 0;
    for (let i = this.low; i < this.lows; i++) pool[rest++] = this.lowCards[i]!;
    for (let i = high; i < this.others; i++) pool[rest++] = this.otherCards[i]!;
    shuffleHead(pool, rest, rest, rng);
    let next = 0;
    for (let i = high; i < this.high; i++) set(board, this.highPlaces[i]!, pool[next++]!);
    for (let i = 0; i < this.any; i++) set(board, this.places[i]!, pool[next++]!);
  }
}

function set(board: UndercoverBoard, place: number, card: number): void {
  if (place < COLUMNS * STRIDE) board.tableau.cards[place] = card;
  else board.pile[place - COLUMNS * STRIDE] = card;
}

/** Shuffles so far that the first cards, so many, are a random choice in random order. */
function shuffleHead(cards: Uint8Array, length: number, wanted: number, rng: Rng): void {
  for (let i = 0; i < wanted; i++) {
    const other = i + below(rng, length - i);
    const card = cards[i]!;
    cards[i] = cards[other]!;
    cards[other] = card;
  }
}
