import { KING_RANK, UNKNOWN } from '../../search/cards';
import { KIND } from '../../search/kinds';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { PILE, type UndercoverBoard } from '../../search/undercover/board';
import { TableauFeatures } from '../tableauFeatures';

/** What a position is worth is a sum of these, each times its weight. */
export const FEATURES = [
  'foundation', // a card on a foundation
  'lowest', // the height of the lowest foundation
  'spread', // how far each foundation is above the lowest, squared
  'down1', // a column with so many face-down cards
  'down2',
  'down3',
  'down4',
  'down5',
  'down6',
  'empty1', // an empty column
  'empty2', // a second one
  'emptyKing', // empty columns where a king lies over face-down cards or on the waste
  'waste', // a card in the waste
  'wasteDeep', // the same, squared, in tens
  'movable', // a head over face-down cards that fits on a bottom card
  'movableDeep', // the same, for each of those face-down cards
  'twoMovable', // a second head that can go at once, elsewhere
  'rival', // two heads that fit on the same kind of card
  'wasteFits', // the waste's top card has a place
  'waste2Fits', // and the one below it has one
  'waste3Fits', // and the third
  'nextFits', // the next card of the stock is known and has a place
  'next2Fits',
  'next3Fits',
  'spot', // a card not in play yet for which a bottom card is open
  'spotDown', // a head over face-down cards for whose kind, so far, no bottom card is open
  'covered', // a face-up card that its foundation waits for, for each card that covers it
  'covered2', // the one after that
  'buriedLow', // a face-down card known to be low, for each card of the column that lies on it
  'nextDownUp', // a known card next to turn that can go up at once
  'nextDownFits', // a known card next to turn that has a place in the tableau
  'nextDownMarked', // a card next to turn that only a marker tells of
  'nextDownBad', // a known card next to turn with no place
  'kingOver', // a king as head over face-down cards
  'kingBare', // a king that starts a column
  'queenOnKing', // a king's bare column without a queen on it
  'bareMovable', // a bare column whose head fits on a bottom card
  'bareOther', // a bare column whose head is no king
  'hostGone', // a head over face-down cards, one of whose hosts is on a foundation
  'hostsGone', // both are
  'wasteLow', // a card of the waste that its foundation waits for, for each card that covers it
  'wasteLow2', // the next but one
  'wasteReach', // cards from the waste's top down that all have a place now
  'longRun', // a face-up card beyond the first over face-down cards
  'flip', // a card just turned up that nobody knew
  'flipLeft1', // with so many actions left
  'flipLeft2',
  'flipLeft3',
  'flipDeep', // such a card, for each face-down card still above it
  'flipMarked', // it had a marker
  'bottomA', // bottom cards by rank
  'bottom2',
  'bottom3',
  'bottom4',
  'bottom5',
  'bottom6',
  'bottom7',
  'bottom8',
  'bottom9',
  'bottom10',
  'bottomJ',
  'bottomQ',
  'bottomK',
  'late', // what is left to turn up, in a hundred, squared
] as const;
export type Feature = (typeof FEATURES)[number];
export const COUNT = FEATURES.length;
const F = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
const EMPTY_KING = F.emptyKing,
  WASTE = F.waste,
  WASTE_DEEP = F.wasteDeep,
  WASTE_FITS = F.wasteFits,
  NEXT_FITS = F.nextFits,
  BURIED_LOW = F.buriedLow,
  NEXT_DOWN_UP = F.nextDownUp,
  NEXT_DOWN_FITS = F.nextDownFits,
  NEXT_DOWN_MARKED = F.nextDownMarked,
  NEXT_DOWN_BAD = F.nextDownBad,
  WASTE_LOW = F.wasteLow,
  WASTE_LOW2 = F.wasteLow2,
  WASTE_REACH = F.wasteReach,
  FLIP_MARKED = F.flipMarked,
  LATE = F.late;
const TABLEAU = new TableauFeatures(FEATURES);

/** Cards of each kind that are neither face up in the tableau nor on a foundation; worked out once a plan. */
export function countUnplaced(board: UndercoverBoard, unplaced: Uint8Array): void {
  const { cards, size, down, heights } = board.tableau;
  unplaced.fill(2);
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 0; rank < heights[suit]!; rank++) unplaced[KIND[(rank << 2) | suit]!]!--;
  }
  for (let column = 0; column < COLUMNS; column++) {
    for (let i = down[column]!; i < size[column]!; i++) {
      const card = cards[column * STRIDE + i]!;
      if (card !== UNKNOWN) unplaced[KIND[card]!]!--;
    }
  }
}

/** Fills in the features of a position; `flipped` is the column where an unknown card has just turned up, or -1. */
export function describe(
  board: UndercoverBoard,
  unplaced: Uint8Array,
  flipped: number,
  flippedMarked: boolean,
  f: Float64Array,
): void {
  const { tableau, pile, waste, stockAt } = board;
  const { cards, size, down, heights, known } = tableau;
  TABLEAU.describe(tableau, unplaced, flipped, board.actionsLeft, f);
  const { takes, empty } = TABLEAU;
  const any = empty > 0 && !board.kingsOnly;
  const hasPlace = (card: number): boolean =>
    card !== UNKNOWN &&
    ((takes & (1 << KIND[card]!)) !== 0 ||
      heights[card & 3] === card >> 2 ||
      any ||
      (empty > 0 && card >> 2 === KING_RANK));
  for (let column = 0; column < COLUMNS; column++) {
    const lies = down[column]!;
    if (lies === 0) continue;
    const base = column * STRIDE;
    const last = size[column]! - 1;
    for (let i = 0; i < lies; i++) {
      const card = cards[base + i]!;
      const low = card === UNKNOWN ? known[column * PLACES + i]! > 3 : card >> 2 < 3;
      if (low) f[BURIED_LOW]! += last - i;
    }
    const next = cards[base + lies - 1]!;
    if (next === UNKNOWN) {
      if (known[column * PLACES + lies - 1]! > 3) f[NEXT_DOWN_MARKED]!++;
    } else if (heights[next & 3] === next >> 2) f[NEXT_DOWN_UP]!++;
    else if ((takes & (1 << KIND[next]!)) !== 0) f[NEXT_DOWN_FITS]!++;
    else f[NEXT_DOWN_BAD]!++;
  }
  const kings = TABLEAU.kings + (waste > 0 && pile[waste - 1]! >> 2 === KING_RANK ? 1 : 0);
  f[EMPTY_KING] = Math.min(kings, empty);
  f[WASTE] = waste;
  f[WASTE_DEEP] = (waste * waste) / 10;
  let reach = true;
  for (let i = waste - 1; i >= 0; i--) {
    const card = pile[i]!;
    const depth = waste - 1 - i;
    if (reach && hasPlace(card)) {
      f[WASTE_REACH]!++;
      if (depth < 3) f[WASTE_FITS + depth] = 1;
    } else reach = false;
    const wait = (card >> 2) - heights[card & 3]!;
    if (wait === 0) f[WASTE_LOW]! += depth;
    else if (wait === 1) f[WASTE_LOW2]! += depth;
  }
  for (let i = 0; i < 3 && stockAt + i < PILE; i++) {
    if (hasPlace(pile[stockAt + i]!)) f[NEXT_FITS + i] = 1;
  }
  const left = tableau.faceDown + waste + PILE - stockAt;
  f[LATE] = (left * left) / 100;
  if (flipped >= 0 && flippedMarked) f[FLIP_MARKED] = 1;
}
