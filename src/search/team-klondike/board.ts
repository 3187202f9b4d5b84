import { FITS, KING_RANK } from '../cards';
import { FIELD_A, FIELD_B, IN_HAND, LIES_A, LIES_B } from '../keys';
import {
  END,
  FROM_FOUNDATION,
  FROM_HAND,
  MOVE_BITS,
  type Move,
  TO_FOUNDATION,
  cardIn,
  countOf,
  fromOf,
  moveOf,
  toOf,
} from '../move';
import { CompactTableau, STRIDE } from '../tableau';

export const PLAY = 0;
export const WON = 1;
export const LOST_TIME = 2;

export const OPENING = 0;
export const ACTIONS = 1;
export const TUCK = 2;
export const SIGNAL = 3;

/** Ways to end something: what `to` is of a move from `END`. The first is the end of a turn. */
const TUCKING = 1;
const PASSING = 2;
const SIGNALLING = 3;

export const PASS: Move = moveOf(END, PASSING);
export const tuckOf = (card: number): Move => moveOf(END, TUCKING, 1, card);
/** Sets the coin on a column. */
export const coinOn = (column: number): Move => moveOf(END, SIGNALLING, column);
export const isTuck = (move: Move): boolean => fromOf(move) === END && toOf(move) === TUCKING;

export const MOST_SEATS = 3;
export const HAND = 3;
/** Bytes an own stock takes: nine cards at first, and one more for each of twenty time tokens. */
export const STOCK_STRIDE = 32;
/** A coin that its owner has. */
export const AT_HOME = -1;

/** Moves that can be undone. */
const HISTORY = 4096;

/** An entry of the history: the move, and what it needs to be undone; the coins stand in one of their own. */
const SUIT_SHIFT = 12;
const TURNED = 1 << MOVE_BITS;
const ACTIONS_SHIFT = MOVE_BITS + 1;
const STEP_SHIFT = ACTIONS_SHIFT + 3;
const PLAYED = 1 << (STEP_SHIFT + 2);
const PAID = 1 << (STEP_SHIFT + 3);
const DRAWN_SHIFT = STEP_SHIFT + 4;

/** Coins by seat in four bits each, then how many cards the seat to move had tucked. */
const COIN_BITS = 4;
const TUCKED_SHIFT = MOST_SEATS * COIN_BITS;

/**
 * Team-Klondike on arrays of bytes, changed in place. `do` takes legal moves only and does not check them, and it does
 * not look for dead ends. A card that the board's owner does not know is `UNKNOWN`, and stays it when it comes to light.
 */
export class TeamBoard {
  readonly tableau = new CompactTableau();
  /** Of [seat × 3 + index]: ascending, so that unknown cards come last. */
  readonly hands = new Uint8Array(MOST_SEATS * HAND);
  readonly handSize = new Uint8Array(MOST_SEATS);
  /** Of [seat × 32 + index]; the top card of a seat's own stock is at `stockTop`. */
  readonly stocks = new Uint8Array(MOST_SEATS * STOCK_STRIDE);
  readonly stockTop = new Uint8Array(MOST_SEATS);
  readonly stockSize = new Uint8Array(MOST_SEATS);
  /** By seat, how many of the lowest cards of the own stock it tucked there. */
  readonly tucked = new Uint8Array(MOST_SEATS);
  /** By seat, the column of its coin. */
  readonly coins = new Int8Array(MOST_SEATS).fill(AT_HOME);
  players = 2;
  seat = 0;
  status = PLAY;
  step = OPENING;
  actionsLeft = 3;
  actionsATurn = 3;
  timeTokens = 0;
  /** Whether a hand card has been played in this turn. */
  played = false;
  openHands = false;
  /** Cards in hands and own stocks. */
  held = 0;
  /** Only a king may start an empty column. */
  readonly kingsOnly = true;

  private readonly history = new Int32Array(HISTORY);
  private readonly coinHistory = new Int32Array(HISTORY);
  private done = 0;
  /** Of hands and own stocks. */
  private heldA = 0;
  private heldB = 0;

  /** Whether ending the turn now costs a time token. */
  get owes(): boolean {
    return !this.played && this.handSize[this.seat]! > 0;
  }

  /** Whether a card fits on a column: what a coin says. */
  fits(card: number, column: number): boolean {
    const { cards, size } = this.tableau;
    const length = size[column]!;
    if (length === 0) return card >> 2 === KING_RANK;
    return FITS[(card << 6) | cards[column * STRIDE + length - 1]!] === 1;
  }

  /** Whether a seat's hand has a card for a column. */
  handFits(seat: number, column: number): boolean {
    const start = seat * HAND;
    for (let i = 0; i < this.handSize[seat]!; i++) {
      if (this.fits(this.hands[start + i]!, column)) return true;
    }
    return false;
  }

  do(move: Move): void {
    let entry =
      move |
      (this.actionsLeft << ACTIONS_SHIFT) |
      (this.step << STEP_SHIFT) |
      (this.played ? PLAYED : 0);
    let before = this.tucked[this.seat]! << TUCKED_SHIFT;
    for (let seat = 0; seat < this.players; seat++) {
      before |= (this.coins[seat]! + 1) << (seat * COIN_BITS);
    }
    const from = fromOf(move);
    if (from !== END) entry |= this.moveCard(move, from, toOf(move));
    else if (toOf(move) === 0) entry |= this.endTurn();
    else if (toOf(move) === TUCKING) entry |= this.tuck(cardIn(move));
    else {
      if (toOf(move) === SIGNALLING) this.coins[this.seat] = countOf(move);
      this.passOn();
    }
    this.coinHistory[this.done] = before;
    this.history[this.done++] = entry;
  }

  undo(): void {
    const entry = this.history[--this.done]!;
    const before = this.coinHistory[this.done]!;
    const from = entry & 15;
    const to = (entry >> 4) & 15;
    if (from !== END) {
      this.status = PLAY;
      this.unmoveCard(entry, from, to);
    } else if (to === PASSING || to === SIGNALLING) {
      this.seat = (this.seat + this.players - 1) % this.players;
    } else {
      this.undraw((entry >> DRAWN_SHIFT) & 3);
      if (to === TUCKING) this.untuck((entry >> SUIT_SHIFT) & 63);
      if ((entry & PAID) !== 0) this.timeTokens++;
      this.status = PLAY;
    }
    this.actionsLeft = (entry >> ACTIONS_SHIFT) & 7;
    this.step = (entry >> STEP_SHIFT) & 3;
    this.played = (entry & PLAYED) !== 0;
    this.tucked[this.seat] = before >> TUCKED_SHIFT;
    for (let seat = 0; seat < this.players; seat++) {
      this.coins[seat] = ((before >> (seat * COIN_BITS)) & 15) - 1;
    }
  }

  /** Answers what it takes to undo it. */
  private moveCard(move: Move, from: number, to: number): number {
    const { tableau } = this;
    this.returnCoins(move, from, to);
    let entry = 0;
    let turned = false;
    if (to === TO_FOUNDATION) {
      let card: number;
      if (from === FROM_HAND) {
        card = cardIn(move);
        this.drop(card);
      } else {
        card = tableau.bottom(from);
        turned = tableau.take(from);
        entry = (card & 3) << SUIT_SHIFT;
      }
      tableau.putUp(card);
    } else {
      this.actionsLeft--;
      if (from < FROM_FOUNDATION) turned = tableau.moveRun(from, to, countOf(move));
      else if (from === FROM_HAND) {
        this.drop(cardIn(move));
        tableau.lay(to, cardIn(move));
      } else tableau.lay(to, tableau.takeBack(from - FROM_FOUNDATION));
    }
    if (from === FROM_HAND) {
      this.played = true;
      this.held--;
    }
    if (this.held === 0 && tableau.faceDown === 0) this.status = WON;
    return turned ? entry | TURNED : entry;
  }

  private unmoveCard(entry: number, from: number, to: number): void {
    const { tableau } = this;
    if (from === FROM_HAND) {
      const card = (entry >> SUIT_SHIFT) & 63;
      if (to === TO_FOUNDATION) tableau.takeBack(card & 3);
      else tableau.unlay(to);
      this.pickUp(card);
      this.held++;
      return;
    }
    const turned = (entry & TURNED) !== 0;
    if (to === TO_FOUNDATION) {
      tableau.untake(from, tableau.takeBack((entry >> SUIT_SHIFT) & 3), turned);
    } else if (from < FROM_FOUNDATION) {
      tableau.unmoveRun(from, to, (entry >> 8) & 15, turned);
    } else {
      const card = tableau.bottom(to);
      tableau.unlay(to);
      tableau.putUp(card);
    }
  }

  /** Coins go back whose card is moved or covered, or whose owner plays the last card that they told of. */
  private returnCoins(move: Move, from: number, to: number): void {
    const { coins, seat } = this;
    for (let owner = 0; owner < this.players; owner++) {
      const column = coins[owner]!;
      if (column === AT_HOME) continue;
      if (column === from || column === to) coins[owner] = AT_HOME;
      else if (from === FROM_HAND && owner === seat && this.fits(cardIn(move), column)) {
        const card = cardIn(move);
        let others = false;
        for (let i = 0; i < this.handSize[seat]!; i++) {
          const other = this.hands[seat * HAND + i]!;
          others ||= other !== card && this.fits(other, column);
        }
        if (!others) coins[owner] = AT_HOME;
      }
    }
  }

  private endTurn(): number {
    if (!this.owes) return this.draw();
    if (this.timeTokens === 0) {
      this.status = LOST_TIME;
      return 0;
    }
    this.timeTokens--;
    if (this.stockSize[this.seat] === 0) return PAID | this.draw();
    this.step = TUCK;
    return PAID;
  }

  private tuck(card: number): number {
    const { seat, stocks } = this;
    this.drop(card);
    const end = this.stockTop[seat]! + this.stockSize[seat]!++;
    stocks[seat * STOCK_STRIDE + end] = card;
    this.toggle(card, stocks[seat * STOCK_STRIDE + end - 1]!);
    this.tucked[seat]!++;
    return this.draw();
  }

  private untuck(card: number): void {
    const { seat, stocks } = this;
    const end = this.stockTop[seat]! + --this.stockSize[seat]!;
    this.toggle(card, stocks[seat * STOCK_STRIDE + end - 1]!);
    this.pickUp(card);
  }

  /** Fills the hand up and asks for the coin. Answers how many cards that took. */
  private draw(): number {
    const { seat } = this;
    let drawn = 0;
    while (this.handSize[seat]! < HAND && this.stockSize[seat]! > 0) {
      const top = seat * STOCK_STRIDE + this.stockTop[seat]!++;
      const card = this.stocks[top]!;
      if (--this.stockSize[seat]! > 0) this.toggle(this.stocks[top + 1]!, card);
      this.pickUp(card);
      drawn++;
    }
    this.tucked[seat] = Math.min(this.tucked[seat]!, this.stockSize[seat]!);
    this.step = SIGNAL;
    return drawn << DRAWN_SHIFT;
  }

  private undraw(drawn: number): void {
    const { seat } = this;
    for (let i = 0; i < drawn; i++) {
      const top = seat * STOCK_STRIDE + --this.stockTop[seat]!;
      const card = this.stocks[top]!;
      this.drop(card);
      if (this.stockSize[seat]!++ > 0) this.toggle(this.stocks[top + 1]!, card);
    }
  }

  private passOn(): void {
    this.seat = (this.seat + 1) % this.players;
    if (this.step !== OPENING || this.seat === 0) this.step = ACTIONS;
    this.actionsLeft = this.actionsATurn;
    this.played = false;
  }

  /** Takes a card out of the hand of the seat to move. */
  private drop(card: number): void {
    const { hands, seat } = this;
    const size = --this.handSize[seat]!;
    const start = seat * HAND;
    let at = start;
    while (hands[at] !== card) at++;
    for (; at < start + size; at++) hands[at] = hands[at + 1]!;
    this.toggle(card, IN_HAND + seat);
  }

  private pickUp(card: number): void {
    const { hands, seat } = this;
    const start = seat * HAND;
    let at = start + this.handSize[seat]!++;
    for (; at > start && hands[at - 1]! > card; at--) hands[at] = hands[at - 1]!;
    hands[at] = card;
    this.toggle(card, IN_HAND + seat);
  }

  private toggle(card: number, place: number): void {
    this.heldA ^= LIES_A[(card << 6) | place]!;
    this.heldB ^= LIES_B[(card << 6) | place]!;
  }

  /** With `keyB` the name of the whole position, the deal given. */
  get keyA(): number {
    return this.tableau.keyA ^ this.heldA ^ this.fields(FIELD_A);
  }

  get keyB(): number {
    return this.tableau.keyB ^ this.heldB ^ this.fields(FIELD_B);
  }

  /** Names where the cards are, and nothing else. */
  get cardsKey(): number {
    return this.tableau.keyA ^ this.heldA;
  }

  private fields(numbers: Int32Array): number {
    const { coins, stockSize } = this;
    return (
      numbers[this.actionsLeft | (this.seat << 3)]! ^
      numbers[32 + (this.step | (this.status << 2) | (this.played ? 16 : 0))]! ^
      numbers[64 + this.timeTokens]! ^
      numbers[96 + coins[0]! + 1]! ^
      numbers[128 + coins[1]! + 1]! ^
      numbers[160 + coins[2]! + 1]! ^
      numbers[192 + stockSize[0]!]! ^
      numbers[224 + stockSize[1]!]! ^
      numbers[256 + stockSize[2]!]!
    );
  }

  /** Where the history begins anew: nothing before can be undone. */
  forget(): void {
    this.done = 0;
  }

  copyFrom(other: TeamBoard): void {
    this.tableau.copyFrom(other.tableau);
    this.hands.set(other.hands);
    this.handSize.set(other.handSize);
    this.stocks.set(other.stocks);
    this.stockTop.set(other.stockTop);
    this.stockSize.set(other.stockSize);
    this.tucked.set(other.tucked);
    this.coins.set(other.coins);
    this.players = other.players;
    this.seat = other.seat;
    this.status = other.status;
    this.step = other.step;
    this.actionsLeft = other.actionsLeft;
    this.actionsATurn = other.actionsATurn;
    this.timeTokens = other.timeTokens;
    this.played = other.played;
    this.openHands = other.openHands;
    this.held = other.held;
    this.heldA = other.heldA;
    this.heldB = other.heldB;
    this.forget();
  }

  /** Gives every seat its hand and its own stock, the top card first. */
  hold(hands: readonly (readonly number[])[], stocks: readonly (readonly number[])[]): void {
    this.players = hands.length;
    this.handSize.fill(0);
    this.stockSize.fill(0);
    this.stockTop.fill(0);
    this.tucked.fill(0);
    this.coins.fill(AT_HOME);
    hands.forEach((hand, seat) => {
      this.hands.set(
        hand.toSorted((a, b) => a - b),
        seat * HAND,
      );
      this.handSize[seat] = hand.length;
    });
    stocks.forEach((stock, seat) => {
      this.stocks.set(stock, seat * STOCK_STRIDE);
      this.stockSize[seat] = stock.length;
    });
    this.held = [...hands, ...stocks].reduce((sum, cards) => sum + cards.length, 0);
    this.nameHeld();
  }

  /** Works out anew what the keys say of hands and own stocks. */
  nameHeld(): void {
    this.heldA = 0;
    this.heldB = 0;
    for (let seat = 0; seat < this.players; seat++) {
      for (let i = 0; i < this.handSize[seat]!; i++) {
        this.toggle(this.hands[seat * HAND + i]!, IN_HAND + seat);
      }
      const top = seat * STOCK_STRIDE + this.stockTop[seat]!;
      for (let i = 1; i < this.stockSize[seat]!; i++) {
        this.toggle(this.stocks[top + i]!, this.stocks[top + i - 1]!);
      }
    }
  }
}
