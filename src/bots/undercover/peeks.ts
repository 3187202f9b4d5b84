import { UNKNOWN } from '../../search/cards';
import { FROM_FOUNDATION, MARK, type Move, PEEK, fromOf, moveOf } from '../../search/move';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { PEEK_OPEN, type UndercoverBoard } from '../../search/undercover/board';

export const canPeek = ({ peekStep, peekTokens, seat }: UndercoverBoard): boolean =>
  peekStep === PEEK_OPEN && peekTokens[seat]! > 0;

/**
 * Where to peek before playing a line: at the first unknown card that the line turns up, since what lies there may be a
 * reason to turn another one; where it turns none, at the next card of the longest column. -1 where all are known.
 */
export function peekFor(board: UndercoverBoard, line: Int32Array, length: number): Move {
  const { down } = board.tableau;
  for (let i = 0; i < length; i++) {
    const from = fromOf(line[i]!);
    if (from < FROM_FOUNDATION && nextIsUnknown(board, from)) return peekAt(board, from);
  }
  let best = -1;
  for (let column = 0; column < COLUMNS; column++) {
    if (nextIsUnknown(board, column) && (best < 0 || down[column]! > down[best]!)) best = column;
  }
  return best < 0 ? -1 : peekAt(board, best);
}

const peekAt = ({ tableau }: UndercoverBoard, column: number): Move =>
  moveOf(PEEK, column, tableau.down[column]! - 1);

function nextIsUnknown({ tableau }: UndercoverBoard, column: number): boolean {
  const down = tableau.down[column]!;
  return down > 0 && tableau.cards[column * STRIDE + down - 1] === UNKNOWN;
}

/** A marker for a low card that the seat has seen and has not marked, or -1. */
export function markFor({ tableau, seat, markersLeft }: UndercoverBoard): Move {
  if (markersLeft[seat] === 0) return -1;
  const { cards, down, known } = tableau;
  for (let column = 0; column < COLUMNS; column++) {
    for (let index = 0; index < down[column]!; index++) {
      const bits = known[column * PLACES + index]!;
      const mine = (bits & (1 << seat)) !== 0 && (bits & (4 << seat)) === 0;
      if (mine && cards[column * STRIDE + index]! >> 2 < 3) return moveOf(MARK, column, index);
    }
  }
  return -1;
}
