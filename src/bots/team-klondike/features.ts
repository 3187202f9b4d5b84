import { KING_RANK, UNKNOWN } from '../../search/cards';
import { KIND, TAKES, openKinds } from '../../search/kinds';
import { COLUMNS, STRIDE } from '../../search/tableau';
import { ACTIONS, AT_HOME, HAND, type TeamBoard } from '../../search/team-klondike/board';
import { TableauFeatures, hostsGone } from '../tableauFeatures';

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
  'emptyKing', // empty columns for which a king lies over face-down cards or in the hand
  'movable', // a head over face-down cards that fits on a bottom card
  'movableDeep', // the same, for each of those face-down cards
  'twoMovable', // a second head that can go at once, elsewhere
  'rival', // two heads that fit on the same kind of card
  'spotDown', // a head over face-down cards for whose kind, so far, no bottom card is open
  'covered', // a face-up card that its foundation waits for, for each card that covers it
  'covered2', // the one after that
  'kingOver', // a king as head over face-down cards
  'kingBare', // a king that starts a column
  'queenOnKing', // a king's bare column without a queen on it
  'bareMovable', // a bare column whose head fits on a bottom card
  'bareOther', // a bare column whose head is no king
  'hostGone', // a head over face-down cards, one of whose hosts is on a foundation
  'hostsGone', // both are
  'longRun', // a face-up card beyond the first over face-down cards
  'flip', // a card just turned up that nobody knew
  'flipLeft1', // with so many actions left
  'flipLeft2',
  'flipLeft3',
  'flipDeep', // such a card, for each face-down card still above it
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
  'spot', // a card not in sight for which a bottom card is open
  'owes', // no hand card has been played
  'owesScarce', // the same, more the fewer time tokens there are
  'flipOwes', // the same where a card has just turned up, so that the turn may go on
  'stuck', // how likely the next player is to have no card to play
  'stuckScarce', // the same, more the fewer time tokens there are
  'stuckLater', // the same of the player after that
  'coin', // another player's coin that lies
  'hand', // a card left in the hand
  'handFits', // one that has a place in the tableau
  'handUp', // one that can go up
  'handPlays', // there is one with a place
  'handNear', // one that can go up after one more card
  'handKing', // a king in the hand
  'handTwin', // two cards of a kind in the hand
  'handWait', // one whose hosts both are on foundations, for each card that goes up before it
  'handHost', // one on which a head over face-down cards fits, with a place
] as const;
export type Feature = (typeof FEATURES)[number];
export const COUNT = FEATURES.length;
const F = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
const EMPTY_KING = F.emptyKing,
  OWES = F.owes,
  OWES_SCARCE = F.owesScarce,
  FLIP_OWES = F.flipOwes,
  STUCK = F.stuck,
  STUCK_SCARCE = F.stuckScarce,
  STUCK_LATER = F.stuckLater,
  COIN = F.coin,
  HAND_LEFT = F.hand,
  HAND_FITS = F.handFits,
  HAND_UP = F.handUp,
  HAND_PLAYS = F.handPlays,
  HAND_NEAR = F.handNear,
  HAND_KING = F.handKing,
  HAND_TWIN = F.handTwin,
  HAND_WAIT = F.handWait,
  HAND_HOST = F.handHost;
const TABLEAU = new TableauFeatures(FEATURES);

/** What a seat knows of the cards out of sight; worked out once a plan. */
export class Unseen {
  /** By kind, cards that are neither face up, nor on a foundation, nor in a hand that the seat sees. */
  readonly ofKind = new Uint8Array(32);
  /** The same by card: 1 for those. */
  readonly isOut = new Uint8Array(64);
  count = 0;
  /** The seat that had no place for its coin when the turn began, or -1. */
  silent = -1;
  /** Kinds that it so cannot hold, as a mask, and how many cards of them there are. */
  denied = 0;
  private deniedCount = 0;

  look(board: TeamBoard): void {
    const { cards, size, down, heights } = board.tableau;
    this.isOut.fill(1, 0, 52);
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 0; rank < heights[suit]!; rank++) this.isOut[(rank << 2) | suit] = 0;
    }
    for (let column = 0; column < COLUMNS; column++) {
      for (let i = down[column]!; i < size[column]!; i++)
        this.isOut[cards[column * STRIDE + i]!] = 0;
    }
    for (let seat = 0; seat < board.players; seat++) {
      for (let i = 0; i < board.handSize[seat]!; i++) this.isOut[board.hands[seat * HAND + i]!] = 0;
    }
    this.isOut[UNKNOWN] = 0;
    this.ofKind.fill(0);
    this.count = 0;
    for (let card = 0; card < 52; card++) {
      if (this.isOut[card] === 0) continue;
      this.ofKind[KIND[card]!]!++;
      this.count++;
    }
    this.silent = silentSeat(board);
    this.denied = this.silent < 0 ? 0 : openKinds(board.tableau, KINGS);
    this.deniedCount = 0;
    for (let kind = 0; kind < 26; kind++) {
      if ((this.denied & (1 << kind)) !== 0) this.deniedCount += this.ofKind[kind]!;
    }
  }

  /** How many cards the seat may hold, as far as one can tell. */
  countFor(seat: number): number {
    return seat === this.silent ? this.count - this.deniedCount : this.count;
  }

  /** The kinds that the seat cannot hold. */
  deniedTo(seat: number): number {
    return seat === this.silent ? this.denied : 0;
  }
}

/**
 * The seat that moved before, where its coin does not lie as the turn begins: since players set it whenever they can, it
 * has no card that fits on a column. Later in a turn a coin may just have come back. -1 where there is none.
 */
export function silentSeat(board: TeamBoard): number {
  if (board.step !== ACTIONS || board.played || board.actionsLeft < board.actionsATurn) return -1;
  const before = (board.seat + board.players - 1) % board.players;
  return board.coins[before] === AT_HOME ? before : -1;
}

/** What fits on an empty column. */
export const KINGS = 3 << (KING_RANK << 1);

/** Fills in the features of a position; `flipped` is the column where an unknown card has just turned up, or -1. */
export function describe(board: TeamBoard, unseen: Unseen, flipped: number, f: Float64Array): void {
  const { seat, hands } = board;
  const { heights } = board.tableau;
  TABLEAU.describe(board.tableau, unseen.ofKind, flipped, board.actionsLeft, f);
  const { takes, empty, wantedKinds } = TABLEAU;
  let { kings } = TABLEAU;
  let handKinds = 0;
  const start = seat * HAND;
  const end = start + board.handSize[seat]!;
  f[HAND_LEFT] = end - start;
  for (let i = start; i < end; i++) {
    const card = hands[i]!;
    const bit = 1 << KIND[card]!;
    if ((handKinds & bit) !== 0) f[HAND_TWIN]!++;
    handKinds |= bit;
    const wait = (card >> 2) - heights[card & 3]!;
    const isKing = card >> 2 === KING_RANK;
    const fits = (takes & bit) !== 0 || (isKing && empty > 0);
    if (isKing) {
      f[HAND_KING]!++;
      kings++;
    } else if (hostsGone(heights, card) === 2) f[HAND_WAIT]! += wait;
    if (wait === 0) f[HAND_UP]!++;
    else if (wait === 1) f[HAND_NEAR]!++;
    if (fits) {
      f[HAND_FITS]!++;
      if ((wantedKinds & TAKES[card]!) !== 0) f[HAND_HOST]!++;
    }
    if (fits || wait === 0) f[HAND_PLAYS] = 1;
  }
  f[EMPTY_KING] = Math.min(kings, empty);

  // What the others could play: what is open, and what can go up.
  const open = empty > 0 ? takes | KINGS : takes;
  const scarce = 1 / (1 + board.timeTokens);
  for (let ahead = 1; ahead < board.players; ahead++) {
    const other = (seat + ahead) % board.players;
    if (board.coins[other] !== AT_HOME) f[COIN]!++;
    const stuck = stuckness(board, unseen, other, open);
    if (ahead > 1) f[STUCK_LATER] = stuck;
    else {
      f[STUCK] = stuck;
      f[STUCK_SCARCE] = stuck * scarce;
    }
  }
  if (board.owes) {
    f[OWES] = 1;
    f[OWES_SCARCE] = scarce;
  }
  if (flipped >= 0 && board.owes) f[FLIP_OWES] = 1;
}

/** How likely a seat is to have no card to play, as far as one can tell. */
function stuckness(
  { coins, hands, handSize, tableau: { heights } }: TeamBoard,
  unseen: Unseen,
  seat: number,
  open: number,
): number {
  const size = handSize[seat]!;
  if (size === 0 || coins[seat] !== AT_HOME) return 0;
  const denied = unseen.deniedTo(seat);
  let playable = -1;
  let stuck = 1;
  for (let i = 0; i < size; i++) {
    const card = hands[seat * HAND + i]!;
    if (card === UNKNOWN) {
      if (playable < 0) playable = playableUnseen(unseen, heights, open, denied);
      const count = unseen.countFor(seat);
      stuck *= Math.max(0, count - playable - i) / Math.max(1, count - i);
    } else if ((open & (1 << KIND[card]!)) !== 0 || heights[card & 3] === card >> 2) {
      return 0;
    }
  }
  return stuck;
}

/** How many cards out of sight, but for kinds that are denied, have a place. */
function playableUnseen(
  { ofKind, isOut }: Unseen,
  heights: Uint8Array,
  open: number,
  denied: number,
): number {
  let count = 0;
  for (let bits = open & ~denied; bits !== 0; bits &= bits - 1) {
    count += ofKind[31 - Math.clz32(bits & -bits)]!;
  }
  for (let suit = 0; suit < 4; suit++) {
    const next = (heights[suit]! << 2) | suit;
    if (next < 52 && isOut[next] === 1 && ((open | denied) & (1 << KIND[next]!)) === 0) count++;
  }
  return count;
}
