import type { Move } from '../search/move';
import type { Player } from './bot';
import { type Rng, below } from './rng';

/** Makes any legal move, each as likely as another. */
export class RandomPlayer<Board> implements Player<Board> {
  private readonly moves = new Int32Array(256);

  /** `legalMoves` writes a board's legal moves and answers where they end. */
  constructor(private readonly legalMoves: (board: Board, out: Int32Array) => number) {}

  decide(board: Board, rng: Rng): Move {
    return this.moves[below(rng, this.legalMoves(board, this.moves))]!;
  }
}
