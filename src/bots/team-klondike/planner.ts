import { UNKNOWN } from '../../search/cards';
import { FROM_FOUNDATION, type Move, fromOf } from '../../search/move';
import { type TeamBoard, WON } from '../../search/team-klondike/board';
import { LINE, Lines } from '../lines';
import { Seen } from '../seen';
import { safeUp } from '../ups';
import { COUNT, FEATURES, Unseen, describe } from './features';
import { freeMoves, usefulMoves } from './moves';
import type { Weights } from '../weights';

const UP = FEATURES.indexOf('handUp');
const FITS = FEATURES.indexOf('handFits');
const BUFFER = 64 * 64;
export const WIN = 1e6;
/** Ending the turn here loses the game. */
const LOSS = -1e6;
/** Lines a plan keeps at most. */
export const LINES = 16;

/**
 * Looks for the best way to use the actions left in a turn: every sequence of moves that may help, free moves that can do
 * no harm taken at once, up to where a card turns up that is not known. The board is left as it was.
 */
export class Planner {
  readonly lines = new Lines(LINES);

  private board!: TeamBoard;
  private weights!: Weights;
  private readonly features = new Float64Array(COUNT);
  private readonly path = new Int32Array(LINE);
  private readonly buffer = new Int32Array(BUFFER);
  private readonly seen = new Seen();
  private readonly unseen = new Unseen();

  /** Looks for the best lines, so many at most. An empty line ends the turn. */
  plan(board: TeamBoard, weights: Weights, wanted = 1): void {
    this.board = board;
    this.weights = weights;
    this.lines.clear(wanted);
    this.seen.clear();
    this.unseen.look(board);
    this.visit(0, 0, -1);
  }

  private visit(depth: number, at: number, flippedBefore: number): void {
    const { board, path, lines } = this;
    let length = depth;
    let flipped = flippedBefore;
    while (flipped < 0 && board.status !== WON) {
      const move = safeUp(board.tableau);
      if (move < 0) break;
      path[length++] = move;
      flipped = this.do(move);
    }
    if (!this.seen.meets(board.keyA, board.keyB)) {
      const value = this.valueOf(flipped);
      if (lines.wants(value)) lines.keep(path, length, value, board.cardsKey, flipped);
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
    const from = fromOf(move);
    board.do(move);
    if (from >= FROM_FOUNDATION) return -1;
    return board.tableau.size[from] !== 0 && board.tableau.bottom(from) === UNKNOWN ? from : -1;
  }

  private valueOf(flipped: number): number {
    const { board, features, weights } = this;
    if (board.status === WON) return WIN;
    describe(board, this.unseen, flipped, features);
    let value = this.lossAfter(flipped);
    for (let i = 0; i < COUNT; i++) value += features[i]! * weights[i]!;
    return value;
  }

  /** Where no time token is left, a turn without a hand card loses; a card just turned up may still help. */
  private lossAfter(flipped: number): number {
    const { board, features } = this;
    if (board.timeTokens > 0 || !board.owes) return 0;
    if (flipped < 0) return LOSS;
    const canPlay = features[UP]! > 0 || (features[FITS]! > 0 && board.actionsLeft > 0);
    return canPlay ? 0 : LOSS / 2;
  }
}
