import { FITS, KING_RANK } from './cards';
import { KIND, openKinds } from './kinds';
import { FROM_FOUNDATION, TO_FOUNDATION, moveOf } from './move';
import { COLUMNS, type CompactTableau, STRIDE } from './tableau';

/** A column is empty: a bit beyond those of the kinds. */
const EMPTY = 1 << 28;

/** What the moves within a tableau hang on, whichever the game. */
export interface TableauBoard {
  readonly tableau: CompactTableau;
  readonly actionsLeft: number;
  /** Only a king may start an empty column. */
  readonly kingsOnly: boolean;
}

/** Writes the legal moves from columns to `out` from `at` on, and answers where they end. */
export function columnMoves(board: TableauBoard, out: Int32Array, at: number): number {
  const { tableau, actionsLeft } = board;
  const { cards, size, down, heights } = tableau;
  const open = actionsLeft > 0 ? openKinds(tableau, EMPTY) : 0;
  let end = at;
  for (let from = 0; from < COLUMNS; from++) {
    const count = size[from]!;
    if (count === 0) continue;
    const bottom = cards[from * STRIDE + count - 1]!;
    if (heights[bottom & 3] === bottom >> 2) out[end++] = moveOf(from, TO_FOUNDATION);
    if (open === 0) continue;
    for (let run = 1; run <= count - down[from]!; run++) {
      const head = cards[from * STRIDE + count - run]!;
      // Most runs fit nowhere, and are soon done with.
      if ((open & ((1 << KIND[head]!) | EMPTY)) !== 0) {
        end = placesFor(board, head, from, run, out, end);
      }
    }
  }
  return end;
}

/** The same of the moves back from foundations, which all cost an action. */
export function foundationMoves(board: TableauBoard, out: Int32Array, at: number): number {
  const { heights } = board.tableau;
  let end = at;
  if (board.actionsLeft === 0) return end;
  for (let suit = 0; suit < 4; suit++) {
    const height = heights[suit]!;
    if (height === 0) continue;
    end = placesFor(board, ((height - 1) << 2) | suit, FROM_FOUNDATION + suit, 1, out, end);
  }
  return end;
}

/** The moves of a run to the columns on which it fits. */
export function placesFor(
  { tableau: { cards, size }, kingsOnly }: TableauBoard,
  head: number,
  from: number,
  run: number,
  out: Int32Array,
  at: number,
): number {
  const mayStart = head >> 2 === KING_RANK || (!kingsOnly && run === 1);
  let end = at;
  for (let to = 0; to < COLUMNS; to++) {
    if (to === from) continue;
    const length = size[to]!;
    const fits =
      length === 0 ? mayStart : FITS[(head << 6) | cards[to * STRIDE + length - 1]!] === 1;
    if (fits) out[end++] = moveOf(from, to, run);
  }
  return end;
}
