import { type Tableau, SUITS } from '../engine';
import { cardOf, numberOf } from './cards';
import {
  DOWN_A,
  DOWN_B,
  KNOWN_A,
  KNOWN_B,
  LIES_A,
  LIES_B,
  ON_FOUNDATION,
  ON_NOTHING,
  OVER_FACE_DOWN,
} from './keys';

export const COLUMNS = 7;
/** Bytes a column takes: six face-down cards and a run of thirteen fit. */
export const STRIDE = 32;
/** Face-down places a column takes. */
export const PLACES = 8;

/**
 * Seven columns and four foundations in arrays of bytes, changed in place; moves are not checked. Both games build on it.
 * The face-up cards of a column always are a run, because nothing else can come to lie there.
 *
 * `keyA` and `keyB` name the position. Bare columns that trade places give the same key: what can follow is the same.
 */
export class CompactTableau {
  /** Column by column, from the top; face-down ones first. */
  readonly cards = new Uint8Array(COLUMNS * STRIDE);
  /** Cards of a column. */
  readonly size = new Uint8Array(COLUMNS);
  /** Face-down cards of a column. */
  readonly down = new Uint8Array(COLUMNS);
  /** Of [column × 8 + index]: who has seen a face-down card (bits 0 and 1) and who has marked it (bits 2 and 3). */
  readonly known = new Uint8Array(COLUMNS * PLACES);
  /** Cards on each foundation. */
  readonly heights = new Uint8Array(4);
  /** Face-down cards of all columns. */
  faceDown = 0;
  /** Cards on all foundations. */
  onFoundations = 0;
  keyA = 0;
  keyB = 0;

  /** Moves the last cards of a column, and turns up what they bare. Answers whether a card was turned. */
  moveRun(from: number, to: number, count: number): boolean {
    const { cards, size } = this;
    const start = size[from]! - count;
    const at = from * STRIDE + start;
    const head = cards[at]!;
    this.toggle(head, this.under(from, start));
    const end = size[to]!;
    this.toggle(head, this.under(to, end));
    const target = to * STRIDE + end;
    for (let i = 0; i < count; i++) cards[target + i] = cards[at + i]!;
    size[to] = end + count;
    size[from] = start;
    return this.turnUp(from);
  }

  unmoveRun(from: number, to: number, count: number, turned: boolean): void {
    if (turned) this.turnDown(from);
    const { cards, size } = this;
    const start = size[to]! - count;
    const at = to * STRIDE + start;
    const head = cards[at]!;
    this.toggle(head, this.under(to, start));
    const end = size[from]!;
    this.toggle(head, this.under(from, end));
    const target = from * STRIDE + end;
    for (let i = 0; i < count; i++) cards[target + i] = cards[at + i]!;
    size[from] = end + count;
    size[to] = start;
  }

  /** Takes the bottom card of a column away, and turns up what it bares. Answers whether a card was turned. */
  take(column: number): boolean {
    const end = this.size[column]! - 1;
    this.toggle(this.cards[column * STRIDE + end]!, this.under(column, end));
    this.size[column] = end;
    return this.turnUp(column);
  }

  untake(column: number, card: number, turned: boolean): void {
    if (turned) this.turnDown(column);
    this.lay(column, card);
  }

  lay(column: number, card: number): void {
    const end = this.size[column]!;
    this.toggle(card, this.under(column, end));
    this.cards[column * STRIDE + end] = card;
    this.size[column] = end + 1;
  }

  /** Takes back what `lay` has laid. */
  unlay(column: number): void {
    const end = this.size[column]! - 1;
    this.toggle(this.cards[column * STRIDE + end]!, this.under(column, end));
    this.size[column] = end;
  }

  putUp(card: number): void {
    this.heights[card & 3]!++;
    this.onFoundations++;
    this.toggle(card, ON_FOUNDATION);
  }

  /** Takes the top card of a foundation back and answers it. */
  takeBack(suit: number): number {
    const height = --this.heights[suit]!;
    const card = (height << 2) | suit;
    this.onFoundations--;
    this.toggle(card, ON_FOUNDATION);
    return card;
  }

  bottom(column: number): number {
    return this.cards[column * STRIDE + this.size[column]! - 1]!;
  }

  /** Notes who has seen or marked a face-down card. */
  setKnown(place: number, bits: number): void {
    const before = this.known[place]!;
    this.keyA ^= KNOWN_A[(place << 4) | before]! ^ KNOWN_A[(place << 4) | bits]!;
    this.keyB ^= KNOWN_B[(place << 4) | before]! ^ KNOWN_B[(place << 4) | bits]!;
    this.known[place] = bits;
  }

  /** What a card at this index of the column lies on. */
  private under(column: number, index: number): number {
    const down = this.down[column]!;
    if (index > down) return this.cards[column * STRIDE + index - 1]!;
    return down > 0 ? OVER_FACE_DOWN + column : ON_NOTHING;
  }

  private toggle(card: number, under: number): void {
    this.keyA ^= LIES_A[(card << 6) | under]!;
    this.keyB ^= LIES_B[(card << 6) | under]!;
  }

  private turnUp(column: number): boolean {
    const end = this.size[column]!;
    if (end === 0 || end !== this.down[column]) return false;
    this.toggleDown(column);
    this.down[column] = end - 1;
    this.faceDown--;
    this.toggleDown(column);
    this.toggle(this.cards[column * STRIDE + end - 1]!, this.under(column, end - 1));
    return true;
  }

  private turnDown(column: number): void {
    const end = this.size[column]!;
    this.toggle(this.cards[column * STRIDE + end - 1]!, this.under(column, end - 1));
    this.toggleDown(column);
    this.down[column] = end;
    this.faceDown++;
    this.toggleDown(column);
  }

  private toggleDown(column: number): void {
    this.keyA ^= DOWN_A[(column << 3) | this.down[column]!]!;
    this.keyB ^= DOWN_B[(column << 3) | this.down[column]!]!;
  }

  copyFrom(other: CompactTableau): void {
    this.cards.set(other.cards);
    this.size.set(other.size);
    this.down.set(other.down);
    this.known.set(other.known);
    this.heights.set(other.heights);
    this.faceDown = other.faceDown;
    this.onFoundations = other.onFoundations;
    this.keyA = other.keyA;
    this.keyB = other.keyB;
  }

  /** Works everything out anew from columns and foundations as numbers; nobody has seen a face-down card. */
  reset(
    columns: readonly { readonly down: readonly number[]; readonly up: readonly number[] }[],
    heights: readonly number[],
  ): void {
    this.keyA = 0;
    this.keyB = 0;
    this.known.fill(0);
    this.size.fill(0);
    this.heights.fill(0);
    this.onFoundations = 0;
    this.faceDown = 0;
    columns.forEach(({ down, up }, column) => {
      this.cards.set(down, column * STRIDE);
      this.size[column] = down.length;
      this.down[column] = down.length;
      this.faceDown += down.length;
      this.toggleDown(column);
      for (const card of up) this.lay(column, card);
    });
    heights.forEach((height, suit) => {
      for (let rank = 0; rank < height; rank++) this.putUp((rank << 2) | suit);
    });
  }

  resetFrom({ columns, foundations }: Tableau): void {
    this.reset(
      columns.map(({ down, up }) => ({ down: down.map(numberOf), up: up.map(numberOf) })),
      SUITS.map((suit) => foundations[suit]),
    );
  }

  /** In the engine's words. Every face-down card must be known. */
  toTableau(): Tableau {
    const { cards, size, down, heights } = this;
    const [S, H, D, C] = heights;
    return {
      columns: Array.from(size, (length, column) => {
        const all = Array.from(cards.subarray(column * STRIDE, column * STRIDE + length), cardOf);
        return { down: all.slice(0, down[column]), up: all.slice(down[column]) };
      }),
      foundations: { S: S!, H: H!, D: D!, C: C! },
    };
  }
}
