import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Applied, CommonState, GameName, HiddenCards, Result, Seat, Status } from '../engine';
import {
  type Computer,
  type GameRecord,
  type Played,
  type Step,
  formatRecord,
  gameOf,
} from './record';

/** What a page may show: nothing in it is a secret of either seat. */
export interface Published<View = unknown, Action = unknown, Event = unknown> {
  readonly game: GameName;
  readonly code: string | null;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat; null for a person. */
  readonly computers: readonly (Computer | null)[];
  readonly seat: Seat;
  /** The person before the screen: the one to move, or the last one who was. */
  readonly looker: Seat;
  readonly status: Status;
  /** What lies open to everybody. */
  readonly view: View;
  /** The legal actions of which everybody can tell that they are legal. */
  readonly legal: readonly Action[];
  /** Whether the cover lies over the table, until the seat to move says that it is the one who looks. */
  readonly covered: boolean;
  /** What happened in this turn, told to everybody. */
  readonly turn: readonly Event[];
  /** The whole turns since the last one of the seat to move, as everybody was told of them. */
  readonly lastTurns: readonly { readonly seat: Seat; readonly events: readonly Event[] }[];
  /** 0 before the first turn, as long as something comes before all turns. */
  readonly turnNumber: number;
  readonly canTakeBack: boolean;
  /** What lay face down to the end; null until the game is over for good. */
  readonly opened: HiddenCards | null;
  /** What led here, told to everybody. */
  readonly change: Change<Event>;
}

export interface Change<Event> {
  readonly type: 'opened' | 'done' | 'takenBack' | 'settled';
  readonly events: readonly Event[];
  /** Counts the changes, so that two alike can be told apart. */
  readonly number: number;
}

/** What the seat to move knows beyond what is published. */
export interface OwnSight<View, Action> {
  readonly view: View;
  readonly legal: readonly Action[];
}

/** What a computer is given to choose from: its own seat's view, and the words that are legal for it. */
export interface Thought {
  /** The session's own id. */
  readonly session: number;
  readonly game: GameName;
  readonly computer: Computer;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
}

/** A game on the table. The truth stays inside; out come what is published and, on request, the mover's own sight. */
export interface Session<View = unknown, Action = unknown, Event = unknown, Refusal = unknown> {
  /** Tells one session from the next on the same page. */
  readonly id: number;
  readonly published: StoreApi<Published<View, Action, Event>>;
  submit(action: Action): Result<object, Refusal>;
  /** Takes back the last action, where nothing has been revealed since. */
  takeBack(): void;
  cover(): void;
  /** The seat to move says that it is the one who looks. */
  uncover(): void;
  /** The sight of the person to move, to be shown only while asked for and kept nowhere; null under the cover. */
  look(): OwnSight<View, Action> | null;
  /** What the computer has to think about, for its bot alone; null where a person is to move. */
  thought(): Thought | null;
  /** Carries out the computer's word; false where it is not legal or a person is to move. */
  actForComputer(word: string): boolean;
  /** What everybody saw of `lastTurns`, step by step, from before the first action on. */
  lastTurnViews(): readonly { readonly view: View; readonly events: readonly Event[] }[];
  /** Every action so far, in notation: it shows hidden cards, so it is for keeping only. */
  record(): GameRecord;
}

export interface SessionSettings {
  /** Whether the cover comes up after every turn, or only when somebody learned a secret in it. */
  readonly coversAlways: () => boolean;
  /** Keeps the record, after every action. */
  readonly save: (text: string) => void;
  /** Applies an action without a limit, out of the page's way. */
  readonly settle: (
    game: GameName,
    before: CommonState,
    action: unknown,
  ) => Promise<Applied<CommonState, unknown, unknown>>;
  /** States that the search for a dead end looks at before it is handed to `settle`; left out, a tenth of a frame's worth. */
  readonly deadEndLimit?: number;
}

let sessions = 0;

/** Puts a game on the table, as far as it has been played. */
export function createSession(
  { record, start, steps: played }: Played,
  {
    opened,
    save,
    settle,
    coversAlways,
    deadEndLimit = 500,
  }: SessionSettings & { readonly opened: 'dealt' | 'resumed' },
): Session {
  const game = gameOf(record.game);
  let steps: readonly Step[] = played;
  const computers = record.computers ?? record.names.map(() => null);
  const persons = computers.filter((computer) => computer === null).length;
  const isPerson = (seat: Seat): boolean => (computers[seat] ?? null) === null;
  let changes = 0;

  const now = (): CommonState => steps.at(-1)?.state ?? start;
  const isTurn = ([first]: readonly Step[]): boolean =>
    first !== undefined && !game.beforeFirstTurn(first.before);
  const publicly = (events: readonly unknown[]): readonly unknown[] =>
    events.map((event) => game.eventFor(event, null));

  /** Whether the whole turn before this one told somebody more than everybody. */
  const hadSecret = (): boolean =>
    (turnsOf(steps).all.at(-1) ?? []).some(({ events }) =>
      events.some((event) => JSON.stringify(game.eventFor(event, null)) !== JSON.stringify(event)),
    );

  let looker = (isPerson(now().seat) ? now().seat : computers.indexOf(null)) as Seat;
  let covered =
    persons > 1 && isPerson(now().seat) && (opened === 'resumed' || game.keepsSecrets(start));
  /** Whether it is known who looks: nobody has said so yet where a computer moves first, among several persons. */
  let known = persons < 2 || isPerson(now().seat);
  /** Another seat is to move: whether a person has to say first that it is they who look. */
  const handOver = (): void => {
    const { seat } = now();
    if (!isPerson(seat)) {
      covered = false;
      return;
    }
    const isOther = looker !== seat || !known;
    covered = isOther && (coversAlways() || hadSecret() || game.offersSecrets(now()));
    looker = seat;
    known = true;
  };

  const canTakeBack = (): boolean => {
    const last = steps.at(-1);
    if (last === undefined || !isPerson(last.before.seat) || last.before.seat !== now().seat)
      return false;
    const { status } = last.state;
    // A dead end came of a move that showed nothing new: it can still be thought better of.
    if (status !== 'play' && status !== 'lost:deadend') return false;
    return !last.events.some((event) => game.reveals(event));
  };

  const describe = (type: Change<unknown>['type'], events: readonly unknown[]): Published => {
    const state = now();
    const turns = turnsOf(steps);
    return {
      game: record.game,
      code: record.code,
      names: record.names,
      computers,
      seat: state.seat,
      looker,
      status: state.status,
      view: game.viewFor(state, null),
      legal: game.legalActions(state).filter((action) => game.isPublic(action)),
      covered: covered && state.status === 'play',
      turn: publicly(eventsOf(turns.now)),
      lastTurns: turns.last.map((turn) => ({
        seat: seatOf(turn) ?? state.seat,
        events: publicly(eventsOf(turn)),
      })),
      turnNumber: turns.all.filter(isTurn).length + (game.beforeFirstTurn(state) ? 0 : 1),
      canTakeBack: canTakeBack(),
      opened: state.status === 'play' || canTakeBack() ? null : game.faceDown(state),
      change: { type, events: publicly(events), number: changes++ },
    };
  };

  const published = createStore<Published>()(() => describe('opened', []));
  const publish = (type: Change<unknown>['type'], events: readonly unknown[]): void => {
    published.setState(describe(type, events), true);
  };

  const recordNow = (): GameRecord => ({
    ...record,
    actions: steps.map(({ action }) => game.formatAction(action)),
  });
  const keep = (): void => save(formatRecord(recordNow()));

  const settleStep = async (step: Step): Promise<void> => {
    const applied = await settle(record.game, step.before, step.action);
    const at = steps.indexOf(step);
    if (at < 0 || !applied.ok || applied.state.status === step.state.status) return;
    // The game was over here; whatever was done since was done to a game that was over.
    steps = [...steps.slice(0, at), { ...step, state: applied.state, events: applied.events }];
    keep();
    publish('settled', applied.events);
  };

  const submit = (action: unknown): Result<object, unknown> => {
    const before = now();
    const applied = game.apply(before, action, { deadEndLimit });
    if (!applied.ok) return applied;
    const step = { before, action, state: applied.state, events: applied.events };
    steps = [...steps, step];
    if (applied.state.seat !== before.seat) handOver();
    keep();
    publish('done', applied.events);
    if (applied.unsettled === true) void settleStep(step);
    return { ok: true };
  };

  const id = sessions++;
  keep();
  return {
    id,
    published,
    submit,
    takeBack() {
      if (!canTakeBack()) return;
      const undone = steps.at(-1)?.events ?? [];
      steps = steps.slice(0, -1);
      keep();
      publish('takenBack', undone);
    },
    cover() {
      if (covered || persons < 2 || !isPerson(now().seat)) return;
      covered = true;
      publish('opened', []);
    },
    uncover() {
      if (!covered) return;
      covered = false;
      publish('opened', []);
    },
    look() {
      const state = now();
      if (covered || state.status !== 'play' || !isPerson(state.seat)) return null;
      return { view: game.viewFor(state, state.seat), legal: game.legalActions(state) };
    },
    thought() {
      const state = now();
      const computer = computers[state.seat] ?? null;
      if (computer === null || state.status !== 'play') return null;
      return {
        session: id,
        game: record.game,
        computer,
        seat: state.seat,
        view: game.viewFor(state, state.seat),
        legal: game.legalActions(state).map((action) => game.formatAction(action)),
      };
    },
    actForComputer(word) {
      const action = game.parseAction(word);
      return action !== null && !isPerson(now().seat) && submit(action).ok;
    },
    lastTurnViews() {
      const last = turnsOf(steps).last.flat();
      const [first] = last;
      if (first === undefined) return [];
      return [
        { view: game.viewFor(first.before, null), events: [] },
        ...last.map(({ state, events }) => ({
          view: game.viewFor(state, null),
          events: publicly(events),
        })),
      ];
    },
    record: recordNow,
  };
}

interface Turns {
  /** The steps of the turn that is on. */
  readonly now: readonly Step[];
  /** The whole turns since the last one of the seat to move. */
  readonly last: readonly (readonly Step[])[];
  /** Every turn before that which is on. */
  readonly all: readonly (readonly Step[])[];
}

const seatOf = ([first]: readonly Step[]): Seat | undefined => first?.before.seat;

const eventsOf = (turn: readonly Step[]): readonly unknown[] =>
  turn.flatMap(({ events }) => events);

function turnsOf(steps: readonly Step[]): Turns {
  const turns: Step[][] = [];
  let open = false;
  for (const step of steps) {
    if (!open) turns.push([]);
    turns.at(-1)?.push(step);
    open = step.state.seat === step.before.seat;
  }
  const now = (open ? turns.pop() : undefined) ?? [];
  const toMove = steps.at(-1)?.state.seat;
  const own = turns.findLastIndex((turn) => seatOf(turn) === toMove);
  return { now, last: turns.slice(own + 1), all: turns };
}
