import type { Card } from './cards';

/** A player's place at the table: 0 is the one who starts, then in turn order. */
export type Seat = 0 | 1 | 2;

/** Success with a value, or the name of what stands in the way. A refusal is no error. */
export type Result<Value, Refusal> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly refusal: Refusal };

/** The next state with what happened on the way, or a refusal that changes nothing. */
export type Applied<State, Event, Refusal> = Result<
  { readonly state: State; readonly events: readonly Event[] },
  Refusal
>;

/** How far a game has come. Everything but `play` is an end. */
export type Status = 'play' | 'won' | `lost:${LostBy}`;
export type LostBy = 'clock' | 'time' | 'deadend' | 'givenup';

export type GameName = 'undercover' | 'team-klondike';

/** What every state has, whichever the game. */
export interface CommonState {
  readonly seat: Seat;
  readonly status: Status;
}

/** By column and, where players have their own cards, by seat. */
export interface HiddenCards {
  readonly columns: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  readonly ownStocks: readonly (readonly Card[])[];
}

/**
 * The rules of one game as plain functions over plain JSON. All that is written once for every game (store,
 * command line, bots, simulation) is written against this.
 */
export interface Game<Options, State extends CommonState, Action, Event, View, Refusal> {
  readonly name: GameName;
  /** Reads options from JSON, filling in the level's own values; null where they are no options of this game. */
  parseOptions(value: unknown): Options | null;
  /** The options as a whole number below 2¹², the same for ever: deal codes carry it. */
  packOptions(options: Options): number;
  /** The options that such a number stands for; null where it stands for none. */
  unpackOptions(packed: number): Options | null;
  /** Whether the seat to move is not yet at its first turn, but at something that comes before all turns. */
  beforeFirstTurn(state: State): boolean;
  /** How many players sit at the table. */
  seats(options: Options): number;
  /** The state after the deal. The deck must hold 52 different cards. */
  deal(options: Options, deck: readonly Card[]): State;
  /**
   * Every action that `apply` would take now; none once the game is over. The list tells what the seat to move knows
   * (a hand, the cards it has peeked at), so nobody else may see it.
   */
  legalActions(state: State): readonly Action[];
  /**
   * Applies an action by the whole of the rules, and never touches its input. With `deadEndLimit` the search for a
   * dead end stops after so many positions, and the result then says `unsettled`: the state goes on as if there were
   * a way; to know, apply again without the limit.
   */
  apply(
    state: State,
    action: Action,
    limits?: { readonly deadEndLimit?: number },
  ): Applied<State, Event, Refusal> & { readonly unsettled?: boolean };
  /** What one seat may see and remember; for null, what lies open to everybody. */
  viewFor(state: State, viewer: Seat | null): View;
  /** What lies face down, to be shown when the game is over. */
  faceDown(state: State): HiddenCards;
  /** What one seat (or, for null, everybody) learns of an event. */
  eventFor(event: Event, viewer: Seat | null): Event;
  /** Whether what happened told anybody something new, so that it cannot be taken back. */
  reveals(event: Event): boolean;
  /** Whether everybody at the table can tell if this action is legal; where not, its being offered is a secret too. */
  isPublic(action: Action): boolean;
  /** Whether what the seat to move may do now already tells of its secrets, so that nobody else may see it offered. */
  offersSecrets(state: State): boolean;
  /** Whether a seat has something in its view that another seat must not see. */
  keepsSecrets(state: State): boolean;
  /** An action's word; null where the text is no word of this game. */
  parseAction(text: string): Action | null;
  formatAction(action: Action): string;
}

/** A game whose types are not known here: what it gives out goes back into the same game, unread. */
export type AnyGame = Game<unknown, CommonState, unknown, unknown, unknown, unknown>;
