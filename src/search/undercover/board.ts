import { FIELD_A, FIELD_B } from '../keys';
import {
  END,
  FROM_FOUNDATION,
  FROM_WASTE,
  MARK,
  MOVE_BITS,
  type Move,
  PEEK,
  TO_FOUNDATION,
  countOf,
  fromOf,
  toOf,
} from '../move';
import { CompactTableau, PLACES } from '../tableau';

export const PLAY = 0;
export const WON = 1;
export const LOST_CLOCK = 2;

export const PEEK_OPEN = 0;
export const PEEK_TAKEN = 1;
export const PEEK_MISSED = 2;

/** Stock and waste together hold no more. */
export const PILE = 24;
/** Moves that can be undone: no line of a search and no game without a history is longer. */
const HISTORY = 4096;

/** An entry of the history: the move, and what it needs to be undone. */
/** The suit that went up stands where other moves have their card. */
const SUIT_SHIFT = 12;
const TURNED = 1 << MOVE_BITS;
const KNOWN_SHIFT = MOVE_BITS + 1;
const ACTIONS_SHIFT = KNOWN_SHIFT + 4;
const STEP_SHIFT = ACTIONS_SHIFT + 3;
const REDEALT = 1 << (STEP_SHIFT + 2);
const FIRST_REDEAL = 1 << (STEP_SHIFT + 3);

/**
 * Verdeckt ermittelt on arrays of bytes, changed in place. `do` takes legal moves only and does not check them, and it
 * does not look for dead ends. A card that the board's owner does not know is `UNKNOWN`, and stays it when it turns up.
 */
export class UndercoverBoard {
  readonly tableau = new CompactTableau();
  /**
   * Waste and stock in one: the waste lies at 0 … waste-1, its top card last, the stock at `stockAt` … 23, its top card
   * first. Turning a card moves it from one end of the gap to the other, and a redeal moves the waste up as it lies.
   */
  readonly pile = new Uint8Array(PILE);
  waste = 0;
  stockAt = PILE;
  seat = 0;
  status = PLAY;
  actionsLeft = 3;
  actionsATurn = 3;
  /** Without a clock -1. */
  redealsLeft = 0;
  /** Whether the waste has been turned over before. */
  redealt = false;
  peekStep = PEEK_OPEN;
  readonly peekTokens = new Uint8Array(2);
  readonly markersLeft = new Uint8Array(2);
  /** Only a king may start an empty column. */
  kingsOnly = false;

  private readonly history = new Int32Array(HISTORY);
  private done = 0;

  get stock(): number {
    return PILE - this.stockAt;
  }

  /** Stock and waste are both empty, so that nothing is turned any more. */
  get clockStands(): boolean {
    return this.waste === 0 && this.stockAt === PILE;
  }

  do(move: Move): void {
    const { tableau } = this;
    let entry = move | (this.actionsLeft << ACTIONS_SHIFT) | (this.peekStep << STEP_SHIFT);
    const from = fromOf(move);
    const to = toOf(move);
    if (from <= FROM_WASTE) {
      if (this.peekStep === PEEK_OPEN) this.peekStep = PEEK_MISSED;
      let turned = false;
      if (to === TO_FOUNDATION) {
        const card = from === FROM_WASTE ? this.pile[--this.waste]! : tableau.bottom(from);
        if (from !== FROM_WASTE) turned = tableau.take(from);
        tableau.putUp(card);
        entry |= (card & 3) << SUIT_SHIFT;
      } else {
        this.actionsLeft--;
        if (from < FROM_FOUNDATION) turned = tableau.moveRun(from, to, countOf(move));
        else if (from === FROM_WASTE) tableau.lay(to, this.pile[--this.waste]!);
        else tableau.lay(to, tableau.takeBack(from - FROM_FOUNDATION));
      }
      if (turned) {
        entry |= TURNED;
        const place = from * PLACES + tableau.down[from]!;
        const known = tableau.known[place]!;
        if (known !== 0) {
          entry |= known << KNOWN_SHIFT;
          this.returnMarkers(known, 1);
          tableau.setKnown(place, 0);
        }
      }
      if (this.waste === 0 && tableau.faceDown === 0 && this.stockAt === PILE) this.status = WON;
    } else if (from === END) {
      entry |= this.endTurn();
    } else {
      const place = to * PLACES + countOf(move);
      const known = tableau.known[place]!;
      entry |= known << KNOWN_SHIFT;
      if (from === PEEK) {
        this.peekTokens[this.seat]!--;
        this.peekStep = PEEK_TAKEN;
        tableau.setKnown(place, known | (1 << this.seat));
      } else {
        this.markersLeft[this.seat]!--;
        tableau.setKnown(place, known | (4 << this.seat));
      }
    }
    this.history[this.done++] = entry;
  }

  undo(): void {
    const { tableau } = this;
    const entry = this.history[--this.done]!;
    const from = entry & 15;
    const to = (entry >> 4) & 15;
    if (from === END) {
      this.undoEnd(entry);
    } else if (from === PEEK || from === MARK) {
      tableau.setKnown(to * PLACES + ((entry >> 8) & 15), (entry >> KNOWN_SHIFT) & 15);
      (from === PEEK ? this.peekTokens : this.markersLeft)[this.seat]!++;
    } else {
      this.status = PLAY;
      const turned = (entry & TURNED) !== 0;
      if (turned) {
        const known = (entry >> KNOWN_SHIFT) & 15;
        if (known !== 0) {
          tableau.setKnown(from * PLACES + tableau.down[from]!, known);
          this.returnMarkers(known, -1);
        }
      }
      if (to === TO_FOUNDATION) {
        const card = tableau.takeBack((entry >> SUIT_SHIFT) & 3);
        if (from === FROM_WASTE) this.pile[this.waste++] = card;
        else tableau.untake(from, card, turned);
      } else if (from < FROM_FOUNDATION) {
        tableau.unmoveRun(from, to, (entry >> 8) & 15, turned);
      } else {
        const card = tableau.bottom(to);
        tableau.unlay(to);
        if (from === FROM_WASTE) this.pile[this.waste++] = card;
        else tableau.putUp(card);
      }
    }
    this.actionsLeft = (entry >> ACTIONS_SHIFT) & 7;
    this.peekStep = (entry >> STEP_SHIFT) & 3;
  }

  /** Turns the clock. Answers what it takes to undo that. */
  private endTurn(): number {
    let entry = 0;
    if (this.stockAt === PILE && this.waste > 0) {
      if (this.redealsLeft === 0) {
        this.status = LOST_CLOCK;
        return 0;
      }
      entry = this.redealt ? REDEALT : REDEALT | FIRST_REDEAL;
      this.redealt = true;
      if (this.redealsLeft > 0) this.redealsLeft--;
      this.stockAt = PILE - this.waste;
      this.pile.copyWithin(this.stockAt, 0, this.waste);
      this.waste = 0;
    }
    if (this.stockAt < PILE) this.pile[this.waste++] = this.pile[this.stockAt++]!;
    else entry |= TURNED;
    this.seat ^= 1;
    this.actionsLeft = this.actionsATurn;
    this.peekStep = PEEK_OPEN;
    return entry;
  }

  private undoEnd(entry: number): void {
    if (this.status === LOST_CLOCK) {
      this.status = PLAY;
      return;
    }
    this.seat ^= 1;
    // For the end of a turn, TURNED says that there was nothing to turn.
    if ((entry & TURNED) === 0) this.pile[--this.stockAt] = this.pile[--this.waste]!;
    if ((entry & REDEALT) !== 0) {
      this.waste = PILE - this.stockAt;
      this.pile.copyWithin(0, this.stockAt, PILE);
      this.stockAt = PILE;
      if ((entry & FIRST_REDEAL) !== 0) this.redealt = false;
      if (this.redealsLeft >= 0) this.redealsLeft++;
    }
  }

  private returnMarkers(known: number, by: number): void {
    if ((known & 4) !== 0) this.markersLeft[0]! += by;
    if ((known & 8) !== 0) this.markersLeft[1]! += by;
  }

  /** With `keyB` the name of the whole position, the deal given. */
  get keyA(): number {
    return this.tableau.keyA ^ this.fields(FIELD_A);
  }

  get keyB(): number {
    return this.tableau.keyB ^ this.fields(FIELD_B);
  }

  /** Small numbers that change with nearly every move cost less to fold in here than to keep up. */
  private fields(numbers: Int32Array): number {
    return (
      numbers[this.waste]! ^
      numbers[32 + this.stockAt]! ^
      numbers[64 + (this.actionsLeft | (this.seat << 3) | (this.redealt ? 16 : 0))]! ^
      numbers[96 + this.redealsLeft + 1]! ^
      numbers[128 + (this.peekStep | (this.status << 2))]! ^
      numbers[160 + this.peekTokens[0]!]! ^
      numbers[192 + this.peekTokens[1]!]!
    );
  }

  /** Where the history begins anew: nothing before can be undone. */
  forget(): void {
    this.done = 0;
  }

  copyFrom(other: UndercoverBoard): void {
    this.tableau.copyFrom(other.tableau);
    this.pile.set(other.pile);
    this.waste = other.waste;
    this.stockAt = other.stockAt;
    this.seat = other.seat;
    this.status = other.status;
    this.actionsLeft = other.actionsLeft;
    this.actionsATurn = other.actionsATurn;
    this.redealsLeft = other.redealsLeft;
    this.redealt = other.redealt;
    this.peekStep = other.peekStep;
    this.peekTokens.set(other.peekTokens);
    this.markersLeft.set(other.markersLeft);
    this.kingsOnly = other.kingsOnly;
    this.forget();
  }
}
