import { FITS, KING_RANK, UNKNOWN } from '../../search/cards';
import { FROM_FOUNDATION, FROM_HAND, TO_FOUNDATION, moveOf } from '../../search/move';
import { COLUMNS, STRIDE } from '../../search/tableau';
import { HAND, type TeamBoard } from '../../search/team-klondike/board';
import { hasHeadFor, runsOnto } from '../runs';
import { upsOf } from '../ups';

/** The moves to foundations. */
export function freeMoves(
  { tableau, hands, handSize, seat }: TeamBoard,
  out: Int32Array,
  at: number,
): number {
  let end = upsOf(tableau, out, at);
  for (let i = 0; i < handSize[seat]!; i++) {
    const card = hands[seat * HAND + i]!;
    if (tableau.heights[card & 3] === card >> 2) {
      out[end++] = moveOf(FROM_HAND, TO_FOUNDATION, 1, card);
    }
  }
  return end;
}

/**
 * The moves of cards to a column that can be of use:
 * - a hand card;
 * - a face-up run, or a part of one that bares a card that can go up, unless that only swaps bare columns;
 * - a foundation's top card where a hand card, or a head over face-down cards, then fits on it.
 * Of several empty columns the first stands for all.
 */
export function usefulMoves(board: TeamBoard, out: Int32Array, at: number): number {
  const { tableau, hands, handSize, seat } = board;
  const { cards, size, down, heights } = tableau;
  let end = at;
  let empty = -1;
  for (let column = COLUMNS - 1; column >= 0; column--) if (size[column] === 0) empty = column;
  const first = seat * HAND;
  const last = first + handSize[seat]!;
  for (let to = 0; to < COLUMNS; to++) {
    const length = size[to]!;
    if (length === 0) continue;
    const onto = cards[to * STRIDE + length - 1]!;
    for (let i = first; i < last; i++) {
      const card = hands[i]!;
      if (FITS[(card << 6) | onto] === 1) out[end++] = moveOf(FROM_HAND, to, 1, card);
    }
    end = runsOnto(tableau, to, onto, out, end);
    for (let suit = 0; suit < 4; suit++) {
      const height = heights[suit]!;
      if (height < 2) continue;
      const card = ((height - 1) << 2) | suit;
      if (FITS[(card << 6) | onto] === 0 || !isWanted(board, card)) continue;
      out[end++] = moveOf(FROM_FOUNDATION + suit, to);
    }
  }
  if (empty < 0) return end;
  for (let from = 0; from < COLUMNS; from++) {
    const lies = down[from]!;
    if (lies === 0 || cards[from * STRIDE + lies]! >> 2 !== KING_RANK) continue;
    out[end++] = moveOf(from, empty, size[from]! - lies);
  }
  for (let i = first; i < last; i++) {
    const card = hands[i]!;
    if (card >> 2 === KING_RANK && card !== UNKNOWN) {
      out[end++] = moveOf(FROM_HAND, empty, 1, card);
    }
  }
  return end;
}

/** Whether a hand card or a head over face-down cards fits on the card. */
function isWanted({ tableau, hands, handSize, seat }: TeamBoard, card: number): boolean {
  for (let i = 0; i < handSize[seat]!; i++) {
    if (FITS[(hands[seat * HAND + i]! << 6) | card] === 1) return true;
  }
  return hasHeadFor(tableau, card);
}
