import type { Move } from '../../search/move';
import { UndercoverBoard } from '../../search/undercover/board';
import { cardMoves } from '../../search/undercover/moves';

/** Moves that a way out may take, and positions to look at for one. */
const DEPTH = 14;
const POSITIONS = 5_000;
/** More than a turn has, so that the search is not bound to one turn: where the clock stands, turns cost nothing. */
const ACTIONS = 7;

/**
 * Once the clock stands there is all the time in the world, and nothing new comes: then this finds the first move of a
 * shortest way to turn a card up or to have more cards on the foundations, over as many turns as it takes.
 */
export class Escape {
  private readonly board = new UndercoverBoard();
  private readonly buffer = new Int32Array(DEPTH * 128);
  private readonly reached = new Map<number, number>();
  private positions = 0;

  /** The first move, or -1 where there is no way or it is too long. */
  find(from: UndercoverBoard): Move {
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
    const end = cardMoves(board, buffer, at);
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
