import type { Move } from '../search/move';

/** What a line needs of a board. */
interface Board {
  readonly keyA: number;
  readonly keyB: number;
  do(move: Move): void;
  undo(): void;
}

/**
 * The moves that a player has decided on, one after the other for as long as the board is what it expected: a card that
 * turns up unknown, or a move of somebody else, ends it. It only saves thinking the same thought again.
 */
export class Line {
  private readonly moves = new Int32Array(64);
  private length = -1;
  private next = 0;
  private keyA = 0;
  private keyB = 0;

  /** Begins a line at this board. */
  begin(board: Board, moves: Int32Array, length: number): void {
    for (let i = 0; i < length; i++) this.moves[i] = moves[i]!;
    this.length = length;
    this.next = 0;
    this.keyA = board.keyA;
    this.keyB = board.keyB;
  }

  drop(): void {
    this.length = -1;
  }

  /** Whether the line goes on from this board; past its end the turn is over. */
  holds(board: Board): boolean {
    return this.next <= this.length && board.keyA === this.keyA && board.keyB === this.keyB;
  }

  /** The next move, or -1 past the end. */
  take(board: Board): Move {
    if (this.next >= this.length) {
      this.drop();
      return -1;
    }
    const move = this.moves[this.next++]!;
    board.do(move);
    this.keyA = board.keyA;
    this.keyB = board.keyB;
    board.undo();
    return move;
  }
}
