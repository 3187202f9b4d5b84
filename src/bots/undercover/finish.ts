import { END_TURN } from '../../search/move';
import { PLAY, UndercoverBoard } from '../../search/undercover/board';
import { LINES, Planner, WIN } from './planner';
import type { PhasedWeights } from '../weights';
import { phaseOf } from './weights';

/** Positions that are looked at further, a turn. */
const WIDTH = 64;
/** Turns looked ahead. */
const TURNS = 40;

interface Node {
  readonly board: UndercoverBoard;
  /** The place, in the first turn's lines, of the one that leads here. */
  first: number;
  value: number;
}

const nodes = (): Node[] =>
  Array.from({ length: WIDTH }, () => ({ board: new UndercoverBoard(), first: -1, value: 0 }));

/**
 * Looks for a way to win once every card is known, over the turns of both seats: from each of the best positions of a
 * turn all good lines are played, and the best of the positions that come out are those of the next turn.
 */
export class Finish {
  private readonly planner = new Planner();
  private readonly board = new UndercoverBoard();
  private readonly firsts: Int32Array[] = [];
  private now = nodes();
  private next = nodes();
  private count = 0;

  constructor(private readonly weights: PhasedWeights) {}

  /** What to do in this turn before it is ended; null where no win was found. */
  find(from: UndercoverBoard): Int32Array | null {
    this.firsts.length = 0;
    this.now[0]!.board.copyFrom(from);
    let size = 1;
    for (let turn = 0; turn < TURNS && size > 0; turn++) {
      this.count = 0;
      for (let i = 0; i < size; i++) {
        const won = this.expand(this.now[i]!, turn === 0);
        if (won >= 0) return this.firsts[won]!;
      }
      [this.now, this.next] = [this.next, this.now];
      size = this.count;
    }
    return null;
  }

  /** Plays a position's lines. Answers the first turn's line with which that wins, or -1. */
  private expand(node: Node, isFirst: boolean): number {
    const { planner, board } = this;
    board.copyFrom(node.board);
    planner.plan(board, this.weights[phaseOf(board)]!, LINES);
    const { lines } = planner;
    for (let i = 0; i < lines.count; i++) {
      const length = lines.lengths[i]!;
      const line = lines.moves[i]!;
      let first = node.first;
      if (isFirst) first = this.firsts.push(line.slice(0, length)) - 1;
      if (lines.values[i] === WIN) return first;
      this.keep(line, length, first, lines.values[i]!);
    }
    return -1;
  }

  private keep(line: Int32Array, length: number, first: number, value: number): void {
    const { board, next } = this;
    let at = this.count;
    if (at === WIDTH) {
      if (next[WIDTH - 1]!.value >= value) return;
      at--;
    }
    play(board, line, length);
    const same = next.findIndex(
      (other, i) =>
        i < this.count && other.board.keyA === board.keyA && other.board.keyB === board.keyB,
    );
    if (board.status === PLAY && same < 0) {
      const spare = next[at]!;
      spare.board.copyFrom(board);
      spare.first = first;
      spare.value = value;
      while (at > 0 && next[at - 1]!.value < value) {
        next[at] = next[at - 1]!;
        at--;
      }
      next[at] = spare;
      if (this.count < WIDTH) this.count++;
    }
    for (let i = 0; i <= length; i++) board.undo();
  }
}

function play(board: UndercoverBoard, line: Int32Array, length: number): void {
  for (let i = 0; i < length; i++) board.do(line[i]!);
  board.do(END_TURN);
}
