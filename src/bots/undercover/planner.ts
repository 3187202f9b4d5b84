import { FITS, KING_RANK, UNKNOWN } from '../../search/cards';
import {
  FROM_FOUNDATION,
  FROM_WASTE,
  type Move,
  TO_FOUNDATION,
  fromOf,
  moveOf,
} from '../../search/move';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { type UndercoverBoard, WON } from '../../search/undercover/board';
import { LINE, Lines } from '../lines';
import { hasHeadFor, runsOnto } from '../runs';
import { Seen } from '../seen';
import { isSafe, safeUp, upsOf } from '../ups';
import { COUNT, countUnplaced, describe } from './features';
import type { Weights } from '../weights';

/** Makes a small number change many bits of a key. */
const SPREAD = 0x9e3779b1;
const BUFFER = 64 * 64;
const WASTE_UP = moveOf(FROM_WASTE, TO_FOUNDATION);
export const WIN = 1e6;
/** Lines a plan keeps at most. */
export const LINES = 16;

/**
 * Looks for the best way to use the actions left in a turn: every sequence of moves that may help, free moves that can do
 * no harm taken at once, up to where a card turns up that is not known. The board is left as it was.
 */
export class Planner {
  /** Free moves are part of them; an empty one ends the turn. */
  readonly lines = new Lines(LINES);

  private board!: UndercoverBoard;
  private weights!: Weights;
  private flippedMarked = false;
  private readonly features = new Float64Array(COUNT);
  private readonly path = new Int32Array(LINE);
  private readonly buffer = new Int32Array(BUFFER);
  private readonly unplaced = new Uint8Array(32);
  private readonly seen = new Seen();

  /** Looks for the best lines, so many at most. */
  plan(board: UndercoverBoard, weights: Weights, wanted = 1): void {
    this.board = board;
    this.weights = weights;
    this.lines.clear(wanted);
    this.seen.clear();
    countUnplaced(board, this.unplaced);
    this.visit(0, 0, -1);
  }

  private visit(depth: number, at: number, flippedBefore: number): void {
    const { board, path, lines } = this;
    let length = depth;
    let flipped = flippedBefore;
    while (flipped < 0 && board.status !== WON) {
      const move = safeMove(board);
      if (move < 0) break;
      path[length++] = move;
      flipped = this.do(move);
    }
    if (!this.seenBefore()) {
      const value = board.status === WON ? WIN : this.valueOf(flipped);
      if (lines.wants(value)) lines.keep(path, length, value, nameOf(board), flipped);
      if (flipped < 0 && board.status !== WON) {
        let end = freeMoves(board, this.buffer, at);
        if (board.actionsLeft > 0) end = usefulMoves(board, this.buffer, end);
        for (let i = at; i < end; i++) {
          const move = this.buffer[i]!;
          path[length] = move;
          this.visit(length + 1, end, this.do(move));
          board.undo();
        }
      }
    }
    for (; length > depth; length--) board.undo();
  }

  /** Answers the column where the move has turned up a card that the board does not know, or -1. */
  private do(move: Move): number {
    const { board } = this;
    const { tableau } = board;
    const from = fromOf(move);
    if (from >= FROM_FOUNDATION) {
      board.do(move);
      return -1;
    }
    const lies = tableau.down[from]!;
    const marked = lies > 0 && tableau.known[from * PLACES + lies - 1]! > 3;
    board.do(move);
    if (tableau.size[from] === 0 || tableau.bottom(from) !== UNKNOWN) return -1;
    this.flippedMarked = marked;
    return from;
  }

  private valueOf(flipped: number): number {
    const { features, weights } = this;
    describe(this.board, this.unplaced, flipped, this.flippedMarked, features);
    let value = 0;
    for (let i = 0; i < COUNT; i++) value += features[i]! * weights[i]!;
    return value;
  }

  /** Whether this position has been looked at with as many actions left. */
  private seenBefore(): boolean {
    const { tableau, waste, actionsLeft } = this.board;
    const a = tableau.keyA ^ Math.imul(waste * 8 + actionsLeft + 1, SPREAD);
    return this.seen.meets(a, tableau.keyB);
  }
}

/** Names where the cards are: within a turn the waste only shrinks. */
const nameOf = ({ tableau, waste }: UndercoverBoard): number =>
  tableau.keyA ^ Math.imul(waste, SPREAD);

/** A move to a foundation that can do no harm, or -1. */
function safeMove({ tableau, pile, waste }: UndercoverBoard): Move {
  const move = safeUp(tableau);
  if (move >= 0 || waste === 0) return move;
  const card = pile[waste - 1]!;
  const { heights } = tableau;
  return heights[card & 3] === card >> 2 && isSafe(heights, card) ? WASTE_UP : -1;
}

/** All moves to foundations. */
function freeMoves({ tableau, pile, waste }: UndercoverBoard, out: Int32Array, at: number): number {
  let end = upsOf(tableau, out, at);
  if (waste > 0) {
    const card = pile[waste - 1]!;
    if (tableau.heights[card & 3] === card >> 2) out[end++] = WASTE_UP;
  }
  return end;
}

/**
 * The moves of cards to a column that can be of use:
 * - a face-up run, or a part of one that bares a card that can go up, unless that only swaps bare columns;
 * - the waste's top card;
 * - a foundation's top card where the waste's top card, or a head over face-down cards, then fits on it.
 * Of several empty columns the first stands for all.
 */
function usefulMoves(board: UndercoverBoard, out: Int32Array, at: number): number {
  const { tableau, pile, waste, kingsOnly } = board;
  const { cards, size, down, heights } = tableau;
  let end = at;
  let empty = -1;
  for (let column = COLUMNS - 1; column >= 0; column--) if (size[column] === 0) empty = column;
  const top = waste > 0 ? pile[waste - 1]! : UNKNOWN;
  for (let to = 0; to < COLUMNS; to++) {
    const length = size[to]!;
    if (length === 0) continue;
    const onto = cards[to * STRIDE + length - 1]!;
    if (FITS[(top << 6) | onto] === 1) out[end++] = moveOf(FROM_WASTE, to);
    end = runsOnto(tableau, to, onto, out, end);
    for (let suit = 0; suit < 4; suit++) {
      const height = heights[suit]!;
      if (height < 2) continue;
      const card = ((height - 1) << 2) | suit;
      if (FITS[(card << 6) | onto] === 0 || !isWanted(board, card, top)) continue;
      out[end++] = moveOf(FROM_FOUNDATION + suit, to);
    }
  }
  if (empty < 0) return end;
  for (let from = 0; from < COLUMNS; from++) {
    const count = size[from]!;
    if (count === 0) continue;
    const lies = down[from]!;
    const head = cards[from * STRIDE + lies]!;
    if (lies > 0 && (head >> 2 === KING_RANK || (!kingsOnly && count - lies === 1))) {
      out[end++] = moveOf(from, empty, count - lies);
    } else if (!kingsOnly && count - lies > 1) {
      const bared = cards[from * STRIDE + count - 2]!;
      if (heights[bared & 3] === bared >> 2) out[end++] = moveOf(from, empty);
    }
  }
  if (waste > 0 && (top >> 2 === KING_RANK || !kingsOnly)) out[end++] = moveOf(FROM_WASTE, empty);
  return end;
}

/** Whether the waste's top card or a head over face-down cards fits on the card. */
const isWanted = ({ tableau }: UndercoverBoard, card: number, top: number): boolean =>
  FITS[(top << 6) | card] === 1 || hasHeadFor(tableau, card);
