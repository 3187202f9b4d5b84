import { KING_RANK, UNKNOWN } from '../search/cards';
import { HOST1, HOST2, KIND, TAKES } from '../search/kinds';
import { COLUMNS, type CompactTableau, STRIDE } from '../search/tableau';

/** Those of both games' features that hang on columns and foundations alone; each game says in its list what they mean. */
const NAMES = [
  'foundation',
  'lowest',
  'spread',
  'down1', // and so on to down6
  'empty1',
  'empty2',
  'movable',
  'movableDeep',
  'twoMovable',
  'rival',
  'spotDown',
  'covered',
  'covered2',
  'kingOver',
  'kingBare',
  'queenOnKing',
  'bareMovable',
  'bareOther',
  'hostGone',
  'hostsGone',
  'longRun',
  'flip', // and so on to flipLeft3
  'flipDeep',
  'bottomA', // and so on to bottomK
  'spot',
] as const;
type Name = (typeof NAMES)[number];

/** Fills in these features of a position, and notes on the way what a game's own features hang on. */
export class TableauFeatures {
  /** The kinds that fit on a bottom card, as a mask. */
  takes = 0;
  /** Empty columns. */
  empty = 0;
  /** Kings as heads over face-down cards. */
  kings = 0;
  /** The kinds of the other heads over face-down cards, as a mask. */
  wantedKinds = 0;
  private readonly at: Readonly<Record<Name, number>>;

  /** `features` is a game's whole list: a feature's place there is its place in what is filled in. */
  constructor(features: readonly string[]) {
    const places = NAMES.map((name) => [name, features.indexOf(name)]);
    this.at = Object.fromEntries(places) as Record<Name, number>;
  }

  /**
   * Clears `f` first. `outOfSight` tells by kind how many cards are not in play yet; `flipped` is the column where an
   * unknown card has just turned up, or -1.
   */
  describe(
    tableau: CompactTableau,
    outOfSight: Uint8Array,
    flipped: number,
    actionsLeft: number,
    f: Float64Array,
  ): void {
    const { at } = this;
    const { cards, size, down, heights } = tableau;
    f.fill(0);
    const h0 = heights[0]!,
      h1 = heights[1]!,
      h2 = heights[2]!,
      h3 = heights[3]!;
    const lowest = Math.min(h0, h1, h2, h3);
    f[at.foundation] = tableau.onFoundations;
    f[at.lowest] = lowest;
    f[at.spread] =
      (h0 - lowest) ** 2 + (h1 - lowest) ** 2 + (h2 - lowest) ** 2 + (h3 - lowest) ** 2;
    let takes = 0;
    let empty = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const length = size[column]!;
      if (length === 0) {
        empty++;
        continue;
      }
      const bottom = cards[column * STRIDE + length - 1]!;
      if (bottom === UNKNOWN) continue;
      takes |= TAKES[bottom]!;
      f[at.bottomA + (bottom >> 2)]!++;
    }
    if (empty > 0) f[at.empty1] = 1;
    if (empty > 1) f[at.empty2] = empty - 1;
    let kings = 0;
    let movableKinds = 0;
    let wantedKinds = 0;
    let movables = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const length = size[column]!;
      if (length === 0) continue;
      const base = column * STRIDE;
      const lies = down[column]!;
      const head = cards[base + lies]!;
      const isKing = head >> 2 === KING_RANK;
      const bit = 1 << KIND[head]!;
      const movable = head !== UNKNOWN && (takes & bit) !== 0;
      if (lies > 0) {
        f[at.down1 + lies - 1]!++;
        f[at.longRun]! += length - lies - 1;
        if (movable || (isKing && empty > 0)) {
          f[at.movable]!++;
          f[at.movableDeep]! += lies;
          if ((movableKinds & bit) === 0) movables++;
          movableKinds |= bit;
        } else if (head !== UNKNOWN && !isKing) f[at.spotDown]!++;
        if (isKing) {
          f[at.kingOver]!++;
          kings++;
        } else if (head !== UNKNOWN) {
          if ((wantedKinds & bit) !== 0) f[at.rival]!++;
          wantedKinds |= bit;
          const gone = hostsGone(heights, head);
          if (gone === 1) f[at.hostGone]!++;
          else if (gone === 2) f[at.hostsGone]!++;
        }
      } else if (isKing) {
        f[at.kingBare]!++;
        if (length === 1) f[at.queenOnKing]!++;
      } else {
        f[at.bareOther]!++;
        if (movable) f[at.bareMovable]!++;
      }
      for (let i = lies; i < length - 1; i++) {
        const card = cards[base + i]!;
        const wait = (card >> 2) - heights[card & 3]!;
        if (wait === 0) f[at.covered]! += length - 1 - i;
        else if (wait === 1) f[at.covered2]! += length - 1 - i;
      }
    }
    if (movables > 1) f[at.twoMovable] = movables - 1;
    let spots = 0;
    for (let bits = takes; bits !== 0; bits &= bits - 1) {
      spots += outOfSight[31 - Math.clz32(bits & -bits)]!;
    }
    f[at.spot] = spots;
    if (flipped >= 0) {
      f[at.flip] = 1;
      if (actionsLeft > 0) f[at.flip + Math.min(3, actionsLeft)] = 1;
      f[at.flipDeep] = down[flipped]!;
    }
    this.takes = takes;
    this.empty = empty;
    this.kings = kings;
    this.wantedKinds = wantedKinds;
  }
}

/** How many of the two cards that a card fits on are on foundations. */
export function hostsGone(heights: Uint8Array, card: number): number {
  const rank = (card >> 2) + 1;
  const suit = card & 3;
  return (heights[HOST1[suit]!]! > rank ? 1 : 0) + (heights[HOST2[suit]!]! > rank ? 1 : 0);
}
