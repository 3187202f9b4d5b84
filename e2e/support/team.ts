import { type Page, expect } from '@playwright/test';
import {
  type Card,
  type TeamKlondikeAction,
  type TeamKlondikeOptions,
  type TeamKlondikeState,
  type TeamKlondikeView,
  SUITS,
  cardAt,
  parseDealCode,
  shuffle,
  suitOf,
  teamKlondike,
} from '../../src/engine';
import { openKept } from './deal';
import { expectNames, nameOfFoundation } from './table';
import { type Texts, de } from './texts';
import type { Way } from './ways';

/** Team-Klondike on the page, followed by the real engine beside it. */
export interface TeamPlayer {
  readonly page: Page;
  /** What the engine says, secrets included. */
  state(): TeamKlondikeState;
  /** Carries out words of `notation.md` one after the other. */
  play(words: string | readonly string[], way: Way): Promise<void>;
  /** The player to move says who they are. */
  uncover(way: Way): Promise<void>;
  expectShown(): Promise<void>;
}

export interface TeamDeal {
  readonly options: TeamKlondikeOptions;
  readonly deck: readonly Card[];
  readonly code: string | null;
}

export const TEAM = ['Anna', 'Ben', 'Clara'] as const;

/** The deal that a code stands for. */
export function teamDealOf(code: string): TeamDeal {
  const read = parseDealCode(code);
  if (!read.ok) throw new Error(`${code} is no deal code: ${read.refusal}`);
  const { options, seed } = read.deal;
  return { options: options as TeamKlondikeOptions, deck: shuffle(seed), code };
}

const namesIn = ({ options }: TeamDeal): readonly string[] => TEAM.slice(0, options.players);

function applied(state: TeamKlondikeState, word: string): TeamKlondikeState {
  const action = teamKlondike.parseAction(word);
  const result = action === null ? null : teamKlondike.apply(state, action);
  if (result?.ok !== true) throw new Error(`${word} is not legal: ${result?.refusal ?? 'no word'}`);
  return result.state;
}

export const playedTeam = ({ options, deck }: TeamDeal, words: readonly string[]) =>
  words.reduce(applied, teamKlondike.deal(options, deck));

/** Opens a game that stands where these words led, and says that the player to move is here. */
export async function openTeamTable(
  page: Page,
  deal: TeamDeal,
  words: readonly string[],
  way: Way,
  texts: Texts = de,
): Promise<TeamPlayer> {
  await openKept(page, { game: 'team-klondike', names: namesIn(deal), ...deal, actions: words });
  const player = followTeam(page, deal, words, texts);
  if (player.state().status === 'play') await player.uncover(way);
  return player;
}

/** Follows a game that lies on the page's table as far as these words. */
export function followTeam(
  page: Page,
  deal: TeamDeal,
  before: readonly string[] = [],
  texts: Texts = de,
): TeamPlayer {
  let state = playedTeam(deal, before);
  const names = namesIn(deal);
  const words = texts.teamKlondike;

  const press = (way: Way, name: string | RegExp): Promise<void> =>
    way.press(page.getByRole('button', { name }));
  const act = async (word: string, way: Way): Promise<void> => {
    const action = teamKlondike.parseAction(word);
    if (action === null) throw new Error(`${word} is no word.`);
    const next = applied(state, word);
    switch (action.type) {
      case 'move':
        await way.carry(page, {
          source: nameOfSource(state, action, texts),
          target: nameOfTarget(state, action, texts),
          up: action.to.place === 'foundation',
        });
        break;
      case 'end': {
        const costs = teamKlondike.viewFor(state, null).owesTimeToken;
        await way.end(page);
        if (state.actionsLeft > 0 || costs) {
          const asked = page.getByRole('button', { name: texts.table.endTurnSure });
          await expect(asked).toBeEnabled();
          await way.end(page);
        }
        break;
      }
      case 'coin':
        await way.choose(page, nameOfEnd(state, action.column, texts));
        await press(way, words.coin.doOn(action.column + 1));
        break;
      case 'pass':
        await press(way, new RegExp(`^(${words.coin.leave}|${words.coin.without})$`));
        break;
      case 'tuck': {
        const slot = handIn(state).indexOf(action.card);
        await way.choose(page, words.handCard(slot + 1, names[state.seat] ?? ''));
        await press(way, words.tuckChosen(slot + 1));
        break;
      }
      case 'giveUp':
        await way.press(page.getByRole('button', { name: texts.table.menu, exact: true }));
        await way.press(page.getByRole('dialog').getByRole('button', { name: texts.table.giveUp }));
        await way.press(
          page
            .getByRole('dialog', { name: texts.table.giveUp })
            .getByRole('button', { name: texts.table.giveUp }),
        );
        break;
      default:
        action satisfies never;
    }
    const changed = next.seat !== state.seat;
    state = next;
    if (next.status === 'play' && changed) await uncover(way);
    if (next.status !== 'won') await expectShown();
  };

  const uncover = async (way: Way): Promise<void> => {
    await press(way, texts.table.cover.confirm(names[state.seat] ?? ''));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const expectShown = (): Promise<void> =>
    expectNames(page, namesOnTable(state, names, texts), statusOf(state, names, texts), texts);

  return {
    page,
    state: () => state,
    async play(toDo, way) {
      for (const word of typeof toDo === 'string' ? toDo.split(' ') : toDo) {
        // oxlint-disable-next-line no-await-in-loop
        await act(word, way);
      }
    },
    uncover,
    expectShown,
  };
}

type Move = Extract<TeamKlondikeAction, { type: 'move' }>;

/** The hand of the seat to move, as it lies on the table from the left. */
export const handIn = (state: TeamKlondikeState): readonly Card[] =>
  teamKlondike.viewFor(state, state.seat).players[state.seat]?.hand ?? [];

function nameOfSource(state: TeamKlondikeState, { from }: Move, texts: Texts): string {
  const { table, cards, teamKlondike: words } = texts;
  switch (from.place) {
    case 'hand': {
      if (state.options.openHands) return table.cardAt(cards.name(from.card), words.handPlace);
      return words.handCard(handIn(state).indexOf(from.card) + 1, TEAM[state.seat]);
    }
    case 'foundation':
      return nameOfFoundation(state.foundations, from.suit, texts);
    case 'column': {
      if (from.count === 1) return nameOfEnd(state, from.column, texts);
      const card = state.columns[from.column]?.up.at(-from.count) as Card;
      return table.cardAt(cards.name(card), table.column(from.column + 1));
    }
    default:
      return from satisfies never;
  }
}

function nameOfTarget(state: TeamKlondikeState, { from, to }: Move, texts: Texts): string {
  if (to.place === 'column') return nameOfEnd(state, to.column, texts);
  const card = from.place === 'hand' ? from.card : undefined;
  const moved = from.place === 'column' ? state.columns[from.column]?.up.at(-1) : card;
  return nameOfFoundation(state.foundations, suitOf(moved as Card), texts);
}

/** A column's bottom card or its bare place, with the coins that lie there. */
function nameOfEnd(state: TeamKlondikeState, column: number, texts: Texts): string {
  const { table, cards, teamKlondike: words } = texts;
  const card = state.columns[column]?.up.at(-1);
  const place = table.column(column + 1);
  const name = card ? table.cardAt(cards.name(card), place) : table.bareColumn(column + 1);
  const coins = state.coins
    .filter((coin) => coin.column === column)
    .map(({ seat }): string => TEAM[seat])
    .toSorted();
  if (coins.length === 0) return name;
  return `${name}, ${words.coinsHere(coins.reduce((a, b) => table.and(a, b)))}`;
}

/** Whether what lay face down is open: the game is over. */
const isOpened = ({ status }: TeamKlondikeState): boolean => status !== 'play';

/** The names of all cards and bare places that the table shows while the hand is covered. */
function namesOnTable(
  state: TeamKlondikeState,
  names: readonly string[],
  texts: Texts,
): readonly string[] {
  const { table, cards, teamKlondike: words } = texts;
  const { columns, foundations, options } = state;
  const hand = handIn(state);
  const slots = [0, 1, 2].map((slot) => {
    const card = hand[slot];
    if (card === undefined) return words.bareHand(slot + 1);
    if (options.openHands || isOpened(state))
      return table.cardAt(cards.name(card), words.handPlace);
    return words.handCard(slot + 1, names[state.seat] ?? '');
  });
  const belowTops = SUITS.filter((suit) => foundations[suit] > 1).map((suit) =>
    table.cardAt(
      cards.name(cardAt(suit, foundations[suit] - 1)),
      table.foundation(cards.suits[suit]),
    ),
  );
  return [
    ...slots,
    ...SUITS.map((suit) => nameOfFoundation(foundations, suit, texts)),
    ...belowTops,
    ...columns.flatMap(({ down, up }, column) => {
      const place = table.column(column + 1);
      return [
        ...down.map((card, index) =>
          isOpened(state)
            ? table.cardAt(cards.name(card), place)
            : table.faceDownAt(index + 1, place),
        ),
        ...up.slice(0, -1).map((card) => table.cardAt(cards.name(card), place)),
        nameOfEnd(state, column, texts),
      ];
    }),
  ];
}

/** What the status line says. */
function statusOf(
  state: TeamKlondikeState,
  names: readonly string[],
  { table, teamKlondike: words }: Texts,
): readonly string[] {
  const view: TeamKlondikeView = teamKlondike.viewFor(state, null);
  return [
    ...(view.status === 'play'
      ? [
          table.toMove(names[state.seat] ?? ''),
          view.step === 'play' ? table.actionsLeft(state.actionsLeft) : words.steps[view.step],
        ]
      : [view.status === 'won' ? table.end.won : table.end.lost]),
    words.timeTokens.left(view.timeTokens),
    ...view.players.flatMap(({ hand, handSize, ownStockSize, coin }) => [
      ...(hand === null && !isOpened(state) ? [words.handSize(handSize)] : []),
      words.ownStock(ownStockSize),
      coin === null ? words.coinInHand : words.coinOn(coin + 1),
    ]),
  ];
}
