import type { UndercoverBoard } from '../../src/search/undercover/board';

const COLUMNS = 7;
const STRIDE = 32;
const KING = 12;
const UP = 7;
const FROM_FOUNDATION = 7;
const FROM_WASTE = 11;
const END = 15;

/**
 * Verdeckt ermittelt with nothing that a playout could do without: typed arrays, no undoing, no key, no peeks. What the
 * compact board, which has all of these, is measured against. Lists its moves in the same order, so that the same
 * numbers lead both through the same games.
 */
export class BarePlayout {
  private readonly cards = new Uint8Array(COLUMNS * STRIDE);
  private readonly size = new Uint8Array(COLUMNS);
  private readonly down = new Uint8Array(COLUMNS);
  private readonly heights = new Uint8Array(4);
  private readonly pile = new Uint8Array(24);
  private waste = 0;
  private stockAt = 24;
  private faceDown = 0;
  private redealsLeft = 0;
  private actionsLeft = 0;
  over = false;

  begin(board: UndercoverBoard): void {
    this.cards.set(board.tableau.cards);
    this.size.set(board.tableau.size);
    this.down.set(board.tableau.down);
    this.heights.set(board.tableau.heights);
    this.pile.set(board.pile);
    this.waste = board.waste;
    this.stockAt = board.stockAt;
    this.faceDown = board.tableau.faceDown;
    this.redealsLeft = board.redealsLeft;
    this.actionsLeft = board.actionsLeft;
    this.over = false;
  }

  moves(out: Int32Array): number {
    const { cards, size, down, heights, pile, waste } = this;
    let end = 0;
    for (let from = 0; from < COLUMNS; from++) {
      const count = size[from]!;
      if (count === 0) continue;
      const base = from * STRIDE + count;
      const bottom = cards[base - 1]!;
      if (heights[bottom & 3] === bottom >> 2) out[end++] = from | (UP << 4) | (1 << 8);
      if (this.actionsLeft === 0) continue;
      for (let run = 1; run <= count - down[from]!; run++) {
        end = this.places(cards[base - run]!, from, run, out, end);
      }
    }
    if (waste > 0) {
      const card = pile[waste - 1]!;
      if (this.actionsLeft > 0) end = this.places(card, FROM_WASTE, 1, out, end);
      if (heights[card & 3] === card >> 2) out[end++] = FROM_WASTE | (UP << 4) | (1 << 8);
    }
    if (this.actionsLeft > 0) {
      for (let suit = 0; suit < 4; suit++) {
        if (heights[suit] === 0) continue;
        const card = ((heights[suit]! - 1) << 2) | suit;
        end = this.places(card, FROM_FOUNDATION + suit, 1, out, end);
      }
    }
    out[end++] = END;
    return end;
  }

  private places(head: number, from: number, run: number, out: Int32Array, at: number): number {
    const { cards, size } = this;
    const mayStart = head >> 2 === KING || run === 1;
    let end = at;
    for (let to = 0; to < COLUMNS; to++) {
      if (to === from) continue;
      const length = size[to]!;
      if (length === 0 ? mayStart : fits(head, cards[to * STRIDE + length - 1]!)) {
        out[end++] = from | (to << 4) | (run << 8);
      }
    }
    return end;
  }

  do(move: number): void {
    const from = move & 15;
    if (from === END) {
      this.endTurn();
      return;
    }
    const to = (move >> 4) & 15;
    if (to !== UP) this.actionsLeft--;
    if (from < COLUMNS) this.fromColumn(from, to, move >> 8);
    else if (from === FROM_WASTE) this.lay(this.pile[--this.waste]!, to);
    else {
      const suit = from - FROM_FOUNDATION;
      this.lay((--this.heights[suit]! << 2) | suit, to);
    }
    if (this.faceDown === 0 && this.waste === 0 && this.stockAt === 24) this.over = true;
  }

  private fromColumn(from: number, to: number, count: number): void {
    const { cards, size, down } = this;
    const left = size[from]! - count;
    const start = from * STRIDE + left;
    for (let i = start; i < start + count; i++) this.lay(cards[i]!, to);
    size[from] = left;
    if (left > 0 && left === down[from]) {
      down[from] = left - 1;
      this.faceDown--;
    }
  }

  private lay(card: number, to: number): void {
    if (to === UP) this.heights[card & 3]!++;
    else this.cards[to * STRIDE + this.size[to]!++] = card;
  }

  private endTurn(): void {
    if (this.stockAt === 24 && this.waste > 0) {
      if (this.redealsLeft === 0) {
        this.over = true;
        return;
      }
      this.redealsLeft--;
      this.stockAt = 24 - this.waste;
      this.pile.copyWithin(this.stockAt, 0, this.waste);
      this.waste = 0;
    }
    if (this.stockAt < 24) this.pile[this.waste++] = this.pile[this.stockAt++]!;
    this.actionsLeft = 3;
  }
}

/** Suits 0 and 3 are black. */
const fits = (card: number, onto: number): boolean =>
  (card >> 2) + 1 === onto >> 2 && (((card & 3) + 1) & 2) !== (((onto & 3) + 1) & 2);
