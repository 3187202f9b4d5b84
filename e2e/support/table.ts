import { type Locator, type Page, expect } from '@playwright/test';
import {
  type DealPlace,
  type Foundations,
  type HiddenCards,
  type Suit,
  type UndercoverAction,
  type UndercoverSource,
  type UndercoverState,
  type UndercoverView,
  SUITS,
  cardAt,
  suitOf,
  undercover,
} from '../../src/engine';
import { NAMES } from './deal';
import { type Texts, de } from './texts';

export type Move = Extract<UndercoverAction, { type: 'move' }>;

export const tableOf = (page: Page, texts: Texts = de): Locator =>
  page.getByRole('application', { name: texts.table.label });

/** The card or bare place of this name. */
export const named = (page: Page, name: string, texts: Texts = de): Locator =>
  tableOf(page, texts).getByRole('button', { name, exact: true });

/** Everybody's view: what the page may show. */
export const publicView = (state: UndercoverState): UndercoverView =>
  undercover.viewFor(state, null);

export function nameOfSource(
  { columns, waste, foundations }: UndercoverView,
  from: UndercoverSource,
  { table, cards }: Texts = de,
): string {
  if (from.place === 'waste') {
    const [top] = waste;
    return top === undefined ? table.bareWaste : table.cardAt(cards.name(top), table.waste);
  }
  if (from.place === 'foundation')
    return nameOfFoundation(foundations, from.suit, { table, cards });
  const card = columns[from.column]?.up.at(-from.count);
  if (card === undefined) throw new Error('No card lies there.');
  return table.cardAt(cards.name(card), table.column(from.column + 1));
}

export function nameOfTarget(view: UndercoverView, { from, to }: Move, texts: Texts = de): string {
  if (to.place === 'column') {
    const { columns } = view;
    const bare = columns[to.column]?.up.length === 0;
    return bare
      ? texts.table.bareColumn(to.column + 1)
      : nameOfSource(view, { place: 'column', column: to.column, count: 1 }, texts);
  }
  const card = from.place === 'column' ? view.columns[from.column]?.up.at(-1) : view.waste[0];
  if (card === undefined) throw new Error('No card lies there.');
  return nameOfFoundation(view.foundations, suitOf(card), texts);
}

export function nameOfFoundation(
  foundations: Foundations,
  suit: Suit,
  { table, cards }: Pick<Texts, 'table' | 'cards'>,
): string {
  const height = foundations[suit];
  const name = cards.suits[suit];
  if (height === 0) return table.bareFoundation(name);
  return table.cardAt(cards.name(cardAt(suit, height)), table.foundation(name));
}

export function nameOfFaceDown(
  { columns }: UndercoverView,
  { column, index }: DealPlace,
  { table }: Texts = de,
): string {
  const card = columns[column]?.down[index];
  if (card === undefined) throw new Error('No face-down card lies there.');
  const by = (seats: readonly number[]) =>
    seats.map((seat): string => NAMES[seat] ?? '').reduce((a, b) => table.and(a, b));
  return [
    table.faceDownAt(index + 1, table.column(column + 1)),
    ...(card.seenBy.length > 0 ? [table.seenBy(by(card.seenBy))] : []),
    ...(card.markedBy.length > 0 ? [table.markedBy(by(card.markedBy))] : []),
  ].join(', ');
}

type Opened = HiddenCards['columns'] | null;

/** What has lain face down and is open now: the game is over, and was not lost by a move that can be taken back. */
export const openedIn = (state: UndercoverState): Opened =>
  state.status === 'play' || state.status === 'lost:deadend'
    ? null
    : undercover.faceDown(state).columns;

/** The names of all cards and bare places that a view shows. */
function namesOf(view: UndercoverView, texts: Texts, opened: Opened): readonly string[] {
  const { table, cards } = texts;
  const under = view.waste.slice(1, 2).map((card) => table.cardAt(cards.name(card), table.waste));
  const belowTops = SUITS.filter((suit) => view.foundations[suit] > 1).map((suit) =>
    table.cardAt(
      cards.name(cardAt(suit, view.foundations[suit] - 1)),
      table.foundation(cards.suits[suit]),
    ),
  );
  return [
    view.stockSize === 0 ? table.bareStock : table.stock(view.stockSize),
    nameOfSource(view, { place: 'waste' }, texts),
    ...under,
    ...SUITS.map((suit) => nameOfFoundation(view.foundations, suit, texts)),
    ...belowTops,
    ...view.columns.flatMap(({ down, up }, column) => {
      const place = table.column(column + 1);
      if (down.length + up.length === 0) return [table.bareColumn(column + 1)];
      return [
        ...down.map((_, index) => {
          const card = opened?.[column]?.[index];
          return card === undefined
            ? nameOfFaceDown(view, { column, index }, texts)
            : table.cardAt(cards.name(card), place);
        }),
        ...up.map((card) => table.cardAt(cards.name(card), place)),
      ];
    }),
  ];
}

/** What the status line says of a view. */
function statusOf(view: UndercoverView, texts: Texts): readonly string[] {
  const { undercover: words, table } = texts;
  const { clock } = words;
  const { untilStockThrough, untilLost } = view.clock;
  const stands = view.stockSize === 0 && view.waste.length === 0;
  return [
    ...(view.status === 'play'
      ? [table.toMove(NAMES[view.seat]), table.actionsLeft(view.actionsLeft)]
      : [view.status === 'won' ? table.end.won : table.end.lost]),
    ...NAMES.flatMap((_, seat) => [
      words.tokens(view.peekTokens[seat] ?? 0),
      words.markers(view.markersLeft[seat] ?? 0),
    ]),
    stands ? clock.stands : clock.turns(untilStockThrough),
    ...(untilLost === null ? [] : [clock.turns(untilLost)]),
    ...(view.redealsLeft === null || stands
      ? []
      : [clock.passOf(view.options.passes - view.redealsLeft, view.options.passes)]),
  ];
}

/** The names of the buttons within the table, and all that the page says beside it, as a screen reader finds them. */
async function shown(page: Page, texts: Texts) {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const lines = snapshot.split('\n');
  const start = lines.findIndex((line) => line.includes(`application "${texts.table.label}"`));
  const after = lines.slice(start + 1);
  const length = after.findIndex((line) => !/^\s{4}/.test(line));
  const inside = length < 0 ? after : after.slice(0, length);
  const names = inside.flatMap((line) => /^\s*- button "(.*)"/.exec(line)?.[1] ?? []);
  const beside = [...lines.slice(0, start), ...after.slice(inside.length)].join('\n');
  return { names: names.toSorted(), beside };
}

/** Compares the names of all cards and places that the page shows, and what its status line says, with these. */
export async function expectNames(
  page: Page,
  names: readonly string[],
  status: readonly string[],
  texts: Texts = de,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const now = await shown(page, texts);
        return { names: now.names, status: status.filter((text) => now.beside.includes(text)) };
      },
      { intervals: [20, 40, 80, 160] },
    )
    .toEqual({ names: names.toSorted(), status });
}

/** Compares the table that the page shows, and its status line, with a view. */
export const expectTable = (
  page: Page,
  view: UndercoverView,
  texts: Texts = de,
  opened: Opened = null,
): Promise<void> => expectNames(page, namesOf(view, texts, opened), statusOf(view, texts), texts);

/** The middle of what shows of a card, and the card's own corner and size. */
export async function whereabouts(card: Locator) {
  return card.evaluate(async (element) => {
    // A card on its way is waited for: nobody takes aim at where it was.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const shows = (y: number): boolean => {
      const [first] = document.elementsFromPoint(x, y).filter((one) => one.closest('button'));
      return first?.closest('button') === element;
    };
    const ys = Array.from({ length: Math.ceil(height) }, (_, i) => top + i + 0.5).filter(shows);
    const y = ys[Math.floor(ys.length / 2)];
    if (y === undefined) throw new Error(`Nothing shows of ${element.getAttribute('aria-label')}.`);
    return { x, y, left, top, width, height };
  });
}
