import { KING_RANK, UNKNOWN } from '../../search/cards';
import { KIND, TAKES } from '../../search/kinds';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { PILE, type UndercoverBoard } from '../../search/undercover/board';
import { COUNT, FEATURES, countUnplaced, describe } from './features';

const EMPTY = FEATURES.indexOf('empty1');
/** How many cards of the waste's top and of the known stock are told one by one. */
const NEAR = 5;
const PARTS = [COUNT, 12, 4, 3 * COLUMNS, 26, 26, 13, 4 * NEAR, 16];
export const INPUTS = PARTS.reduce((sum, part) => sum + part);

/** What a seat knows at the beginning of its turn, as whole numbers from -127 to 127 for a network. */
export class Inputs {
  readonly values = new Int8Array(INPUTS);
  private readonly features = new Float64Array(COUNT);
  private readonly unplaced = new Uint8Array(32);
  private readonly order = new Int32Array(COLUMNS);

  read(board: UndercoverBoard): Int8Array {
    const { values, features, unplaced } = this;
    const { tableau, pile, waste, stockAt, seat } = board;
    const { cards, size, down, heights, known } = tableau;
    values.fill(0);
    countUnplaced(board, unplaced);
    describe(board, unplaced, -1, false, features);
    let at = 0;
    for (let i = 0; i < COUNT; i++) values[at++] = Math.min(127, Math.round(features[i]!));

    let mine = 0;
    let partners = 0;
    let marked = 0;
    for (let column = 0; column < COLUMNS; column++) {
      for (let i = 0; i < down[column]!; i++) {
        const bits = known[column * PLACES + i]!;
        if (cards[column * STRIDE + i] !== UNKNOWN) mine++;
        if ((bits & (2 >> seat)) !== 0) partners++;
        if (bits > 3) marked++;
      }
    }
    values[at++] = PILE - stockAt;
    values[at++] = waste;
    values[at++] = board.redealsLeft < 0 ? 9 : board.redealsLeft;
    values[at++] = board.redealt ? 1 : 0;
    values[at++] = board.peekTokens[seat]!;
    values[at++] = board.peekTokens[seat ^ 1]!;
    values[at++] = board.kingsOnly ? 1 : 0;
    values[at++] = board.actionsATurn;
    values[at++] = mine;
    values[at++] = partners;
    values[at++] = marked;
    values[at++] = tableau.faceDown;

    values[at++] = Math.min(heights[0]!, heights[3]!);
    values[at++] = Math.max(heights[0]!, heights[3]!);
    values[at++] = Math.min(heights[1]!, heights[2]!);
    values[at++] = Math.max(heights[1]!, heights[2]!);

    const { order } = this;
    for (let column = 0; column < COLUMNS; column++) {
      const head = size[column] === 0 ? 0 : (cards[column * STRIDE + down[column]!]! >> 2) + 1;
      order[column] = -(down[column]! * 1024 + head * 32 + column);
    }
    order.sort();
    let accepts = 0;
    for (let i = 0; i < COLUMNS; i++) {
      const column = -order[i]! & 31;
      const length = size[column]!;
      values[at++] = down[column]!;
      if (length === 0) {
        at += 2;
        continue;
      }
      values[at++] = (cards[column * STRIDE + down[column]!]! >> 2) + 1;
      const bottom = cards[column * STRIDE + length - 1]!;
      values[at++] = (bottom >> 2) + 1;
      accepts |= TAKES[bottom]!;
    }
    for (let kind = 0; kind < 26; kind++) values[at++] = unplaced[kind]!;
    for (let kind = 0; kind < 26; kind++) values[at++] = (accepts >> kind) & 1;

    for (let i = 0; i < waste; i++) values[at + (pile[i]! >> 2)]!++;
    for (let i = stockAt; i < PILE; i++) if (pile[i] !== UNKNOWN) values[at + (pile[i]! >> 2)]!++;
    at += 13;

    const place = (card: number): number =>
      ((accepts >> KIND[card]!) & 1) |
      (heights[card & 3] === card >> 2 ? 2 : 0) |
      (features[EMPTY]! > 0 && (card >> 2 === KING_RANK || !board.kingsOnly) ? 1 : 0);
    for (let i = 0; i < NEAR; i++) {
      if (waste > i) {
        const card = pile[waste - 1 - i]!;
        values[at] = (card >> 2) + 1;
        values[at + 1] = place(card) > 0 ? 1 : 0;
      }
      if (stockAt + i < PILE && pile[stockAt + i] !== UNKNOWN) {
        const card = pile[stockAt + i]!;
        values[at + 2] = (card >> 2) + 1;
        values[at + 3] = place(card) > 0 ? 1 : 0;
      }
      at += 4;
    }

    // Where the next card of each suit lies.
    for (let suit = 0; suit < 4; suit++) {
      const height = heights[suit]!;
      if (height < 13) this.find((height << 2) | suit, board, at + suit * 4);
    }
    return values;
  }

  private find(card: number, board: UndercoverBoard, at: number): void {
    const { values } = this;
    const { cards, size } = board.tableau;
    for (let i = 0; i < board.waste; i++) {
      if (board.pile[i] === card) {
        values[at] = board.waste - i;
        return;
      }
    }
    for (let i = board.stockAt; i < PILE; i++) {
      if (board.pile[i] === card) {
        values[at + 1] = i - board.stockAt + 1;
        return;
      }
    }
    for (let column = 0; column < COLUMNS; column++) {
      for (let i = 0; i < size[column]!; i++) {
        if (cards[column * STRIDE + i] === card) {
          values[at + 2] = size[column]! - i;
          return;
        }
      }
    }
    values[at + 3] = 1;
  }
}
