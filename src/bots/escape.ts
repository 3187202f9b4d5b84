import { END_TURN, type Move, TO_FOUNDATION, toOf } from '../search/move';
import type { CompactTableau } from '../search/tableau';

/** Moves that a way out may take, and positions to look at for one. */
const DEPTH = 14;
const POSITIONS = 5_000;
/** More than a turn has, so that the search is not bound to one turn: where no time is left to lose, turns cost nothing. */
const ACTIONS = 7;

/** What the search needs of a board. */
interface Board<Self> {
  readonly tableau: CompactTableau;
  actionsLeft: number;
  copyFrom(other: Self): void;
  do(move: Move): void;
  undo(): void;
}

/**
 * Once nothing new comes in, there is all the time in the world: then this finds the first move of a shortest way to turn
 * a card up or to have more cards on the foundations, over as many turns as it takes.
 */
export class Escape<B extends Board<B>> {
  private readonly buffer = new Int32Array(DEPTH * 128);
  private readonly reached = new Map<number, number>();
  private positions = 0;

  /** `board` is the search's own; `cardMoves` writes a board's legal moves of cards and answers where they end. */
  constructor(
    private readonly board: B,
    private readonly cardMoves: (board: B, out: Int32Array, at: number) => number,
  ) {}

  /**
   * What to do now: the first move, or ending the turn where the move takes an action and none is left; -1 where there is no
   * way or it is too long.
   */
  find(from: B): Move {
    const move = this.firstMove(from);
    return move < 0 || from.actionsLeft > 0 || toOf(move) === TO_FOUNDATION ? move : END_TURN;
  }

  private firstMove(from: B): Move {
    const { board } = this;
    board.copyFrom(from);
    this.positions = 0;
    for (let depth = 1; depth <= DEPTH && this.positions < POSITIONS; depth++) {
      this.reached.clear();
      const move = this.search(depth, 0, board.tableau.onFoundations, board.tableau.faceDown);
      if (move >= 0) return move;
    }
    return -1;
  }

  private search(depth: number, at: number, most: number, fewest: number): Move {
    const { board, buffer, reached } = this;
    const { tableau } = board;
    if (depth === 0 || ++this.positions > POSITIONS) return -1;
    // One number of 53 bits out of both halves of the key.
    const key = (tableau.keyA & 0x1fffff) * 0x1_0000_0000 + (tableau.keyB >>> 0);
    if ((reached.get(key) ?? 0) >= depth) return -1;
    reached.set(key, depth);
    board.actionsLeft = ACTIONS;
    const end = this.cardMoves(board, buffer, at);
    for (let i = at; i < end; i++) {
      const move = buffer[i]!;
      board.actionsLeft = ACTIONS;
      board.do(move);
      const found =
        tableau.faceDown < fewest ||
        tableau.onFoundations > most ||
        this.search(depth - 1, end, most, fewest) >= 0;
      board.undo();
      if (found) return move;
    }
    return -1;
  }
}
