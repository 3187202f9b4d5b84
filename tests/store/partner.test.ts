import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { botFor } from '../../src/bots/botFor';
import { rngOf } from '../../src/bots/rng';
import {
  type Seat,
  type TeamKlondikeAction,
  type TeamKlondikeView,
  shuffle,
  teamKlondike,
  undercover,
} from '../../src/engine';
import { createPartner } from '../../src/store/partner';
import { type Computer } from '../../src/store/record';
import { type Thought, createSession } from '../../src/store/session';

const options = undercover.parseOptions({ level: 'normal' })!;
const PACE = 700;

function tableWith(computers: readonly (Computer | null)[], opened: 'dealt' | 'resumed' = 'dealt') {
  const deck = shuffle(1);
  const record = {
    game: 'undercover',
    options,
    deck,
    actions: [],
    names: ['Anna', 'Ben'],
    computers,
    code: null,
  } as const;
  return createSession(
    { record, start: undercover.deal(options, deck), steps: [] },
    { opened, save: () => {}, settle: () => new Promise(() => {}), coversAlways: () => true },
  );
}

/** The same of Team-Klondike: one seat for each entry. */
function teamTableWith(computers: readonly (Computer | null)[]) {
  const deck = shuffle(1);
  const given = teamKlondike.parseOptions({ level: 'normal', players: computers.length })!;
  const record = {
    game: 'team-klondike',
    options: given,
    deck,
    actions: [],
    names: ['Anna', 'Ben', 'Clara'].slice(0, computers.length),
    computers,
    code: null,
  } as const;
  return createSession(
    { record, start: teamKlondike.deal(given, deck), steps: [] },
    {
      opened: 'dealt',
      save: () => {},
      settle: () => new Promise(() => {}),
      coversAlways: () => true,
    },
  );
}

/** Asks the bot itself, as the worker does. */
async function botsWord({ game, computer, view, legal }: Thought): Promise<string> {
  const { options: given } = view as { readonly options: unknown };
  const bot = botFor(game, computer === 'strong' ? 'strong' : 'simple', given);
  const actions = legal.map((word) => teamKlondike.parseAction(word));
  return teamKlondike.formatAction(bot.choose(view, actions, rngOf(1)) as TeamKlondikeAction);
}

const seatOf = (session: ReturnType<typeof tableWith>): Seat => session.published.getState().seat;
const endTurn = (session: ReturnType<typeof tableWith>) =>
  session.submit(undercover.parseAction('end'));

describe('A computer at the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('plays its turn at its pace, and no other', async () => {
    const session = tableWith([null, 'strong']);
    const asked: Thought[] = [];
    const partner = createPartner(session, async (thought) => {
      asked.push(thought);
      return asked.length === 1 ? 'peek:5.2' : 'end';
    });
    partner.start();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(asked).toEqual([]);
    endTurn(session);
    await vi.advanceTimersByTimeAsync(PACE - 1);
    expect(session.published.getState().turn).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(session.published.getState().turn).toEqual([
      { type: 'peeked', seat: 1, column: 4, index: 1, card: null },
    ]);
    expect(asked.map(({ seat, computer }) => `${seat} ${computer}`)).toEqual([
      '1 strong',
      '1 strong',
    ]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(seatOf(session)).toBe(0);
    expect(asked).toHaveLength(2);
  });

  test('goes on at once when it is told to', async () => {
    const session = tableWith([null, 'relaxed']);
    const partner = createPartner(session, async () => 'end');
    partner.start();
    endTurn(session);
    await vi.advanceTimersByTimeAsync(1);
    partner.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seatOf(session)).toBe(0);
  });

  test('is given its own view and its own legal words, and nothing of them is published', async () => {
    const session = tableWith(['strong', null]);
    const [thought] = [session.thought()];
    expect(thought?.view).toEqual(undercover.viewFor(undercover.deal(options, shuffle(1)), 0));
    session.actForComputer('peek:5.2');
    const view = session.thought()?.view as { memory: { seen: { card: string }[] } };
    const [seen] = view.memory.seen;
    expect(seen).toBeDefined();
    expect(JSON.stringify(session.published.getState())).not.toContain(seen?.card);
    expect(session.look()).toBe(null);
  });

  test('says that it failed, keeps the game, and tries again', async () => {
    const session = tableWith([null, 'strong']);
    const answers = [
      () => Promise.reject(new Error('lost')),
      async () => 't9>f',
      async () => 'end',
    ];
    const partner = createPartner(session, async () =>
      (answers.shift() as () => Promise<string>)(),
    );
    partner.start();
    endTurn(session);
    for (const _ of ['no answer', 'no legal answer']) {
      await vi.advanceTimersByTimeAsync(PACE + 1);
      expect(partner.state.getState().failed).toBe(true);
      expect(seatOf(session)).toBe(1);
      partner.retry();
    }
    await vi.advanceTimersByTimeAsync(PACE + 1);
    expect(partner.state.getState().failed).toBe(false);
    expect(seatOf(session)).toBe(0);
  });

  test('does nothing any more once it is stopped, and goes on when it is started again', async () => {
    const session = tableWith([null, 'strong']);
    const partner = createPartner(session, async () => 'end');
    const stop = partner.start();
    endTurn(session);
    stop();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(seatOf(session)).toBe(1);
    partner.start();
    await vi.advanceTimersByTimeAsync(PACE + 1);
    expect(seatOf(session)).toBe(0);
  });

  test('needs no cover where one person plays', () => {
    const session = tableWith([null, 'strong'], 'resumed');
    const covered = () => session.published.getState().covered;
    expect(covered()).toBe(false);
    endTurn(session);
    expect(covered()).toBe(false);
    session.cover();
    session.actForComputer('end');
    expect(covered()).toBe(false);
    session.cover();
    expect(covered()).toBe(false);
  });
});

describe.each([
  { who: 'a person and a computer', computers: [null, 'relaxed'] },
  { who: 'a person and two computers', computers: ['relaxed', null, 'relaxed'] },
  { who: 'two persons and a computer', computers: [null, null, 'relaxed'] },
  { who: 'two persons after a computer', computers: ['relaxed', null, null] },
] as const)('Team-Klondike with $who', ({ computers }) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const persons = computers.filter((computer) => computer === null).length;

  test('goes on to its end, the computer in its own steps, its hand secret and covers between persons only', async () => {
    const session = teamTableWith(computers);
    const published = () => session.published.getState();
    const partner = createPartner(session, botsWord);
    const stop = partner.start();
    const told = new Set<string>();
    const shown: unknown[] = [];
    const unsubscribe = session.published.subscribe(({ change, view }) => {
      for (const event of change.events as { type: string; seat: number }[]) {
        if (computers[event.seat] != null) told.add(event.type);
      }
      shown.push(...(view as TeamKlondikeView).players.map(({ hand }) => hand));
    });
    let looker: Seat | null = null;
    const covers: { readonly due: boolean; readonly lay: boolean }[] = [];
    while (published().status === 'play') {
      const { seat, covered } = published();
      if (computers[seat] !== null) {
        covers.push({ due: false, lay: covered });
        shown.push(session.look());
        await vi.advanceTimersByTimeAsync(PACE);
        continue;
      }
      covers.push({ due: persons > 1 && looker !== seat, lay: covered });
      session.uncover();
      looker = seat;
      const own = session.look()!;
      const bot = botFor('team-klondike', 'simple', (own.view as TeamKlondikeView).options);
      session.submit(bot.choose(own.view, own.legal, rngOf(1)));
    }
    stop();
    unsubscribe();
    expect(covers.filter(({ due, lay }) => due !== lay)).toEqual([]);
    expect(shown.filter((secret) => secret !== null)).toEqual([]);
    expect(partner.state.getState().failed).toBe(false);
    expect([...told]).toEqual(
      expect.arrayContaining(['moved', 'turnEnded', 'coinSet', 'coinLeft', 'refilled']),
    );
  });
});
