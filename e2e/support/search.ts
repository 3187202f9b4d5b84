import { type Page, expect } from '@playwright/test';
import { type Card, RANKS, SUITS, type UndercoverState } from '../../src/engine';
import { glyphOf } from '../../src/ui/cards/glyphs';
import { pipsPath } from '../../src/ui/cards/suits';
import { devtools } from './ways';
import { de, en } from './texts';

/** Something that stands somewhere on the page. */
interface Finding {
  readonly where: string;
  readonly text: string;
}

/** Every card that nobody at the table sees now. */
export const hiddenCards = ({ columns, stock }: UndercoverState): readonly Card[] => [
  ...columns.flatMap(({ down }) => down),
  ...stock,
];

/** What a card is called, in either language and in notation; whole words only. */
const patterns = new Map<Card, RegExp>(
  SUITS.flatMap((suit) =>
    RANKS.map((rank): [Card, RegExp] => {
      const card: Card = `${rank}${suit}`;
      const called = [card, de.cards.name(card), en.cards.name(card)].join('|');
      return [card, new RegExp(`(?<![\\p{L}\\d])(?:${called})(?![\\p{L}\\d])`, 'u')];
    }),
  ),
);

/** What a card is drawn as: the paths of its rank in both languages, and those of its pips. */
const drawings: Readonly<Record<string, string>> = Object.fromEntries([
  ...RANKS.flatMap((rank) => [
    [glyphOf(rank, 'de').path, rank],
    [glyphOf(rank, 'en').path, rank],
  ]),
  ...SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => {
      const path = pipsPath(suit, rank);
      return path === null ? [] : [[path, `${rank}${suit}`]];
    }),
  ),
]);

/** Watches the page from its first moment on, so that nothing can come and go unseen. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((drawn) => {
    type Found = { where: string; text: string };
    const suitOf = (element: Element): string =>
      element.closest('[data-suit]')?.getAttribute('data-suit') ?? '';
    const within = (root: Node, found: Found[]): void => {
      if (root instanceof Text) found.push({ where: 'text', text: root.data });
      if (!(root instanceof Element)) return;
      for (const element of [root, ...root.querySelectorAll('*')]) {
        for (const { name, value } of element.attributes) {
          const shape = name === 'd' ? drawn[value] : undefined;
          // A rank is drawn beside its suit, which names itself to the style sheet.
          const text = shape?.length === 1 ? shape + suitOf(element) : (shape ?? value);
          if (name !== 'd' || shape !== undefined) found.push({ where: name, text });
        }
        for (const node of element.childNodes) {
          if (node instanceof Text) found.push({ where: element.tagName, text: node.data });
        }
      }
    };
    let passing: Found[] = [];
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, attributeName } of records) {
        if (type === 'childList') for (const node of addedNodes) within(node, passing);
        else if (target instanceof Element && attributeName !== null) {
          passing.push({
            where: attributeName,
            text: target.getAttribute(attributeName) ?? '',
          });
        } else if (target instanceof Text) passing.push({ where: 'text', text: target.data });
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

    const globals = new Set(Object.keys(window));
    const standing = (): Found[] => {
      const found: Found[] = [];
      within(document.documentElement, found);
      found.push(
        { where: 'title', text: document.title },
        { where: 'address', text: decodeURIComponent(location.href) },
        { where: 'history', text: JSON.stringify(history.state) },
        { where: 'window.name', text: window.name },
        ...performance.getEntries().map(({ name }) => ({ where: 'performance', text: name })),
        ...Object.keys(window)
          .filter((name) => !globals.has(name))
          .map((name) => ({ where: 'a global', text: `unknown global ${name}` })),
      );
      return found;
    };
    const take = (): Found[] => {
      const taken = passing;
      passing = [];
      return taken;
    };
    Object.defineProperty(window, 'searched', { value: { standing, take }, enumerable: false });
  }, drawings);
}

interface Searched {
  readonly standing: () => Finding[];
  readonly take: () => Finding[];
}

/** What stands on the page now, with all that assistive technology is told. */
async function standingOn(page: Page): Promise<readonly Finding[]> {
  const found = await page.evaluate(() =>
    (window as unknown as { searched: Searched }).searched.standing(),
  );
  const session = await devtools(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const told = nodes.flatMap(({ name, description, value, properties = [] }) =>
    [name, description, value, ...properties.map((property) => property.value)]
      .map((one) => one?.value as unknown)
      .filter((one) => typeof one === 'string'),
  );
  return [...found, ...told.map((text) => ({ where: 'accessibility', text }))];
}

const namesOneOf = (findings: readonly Finding[], cards: readonly Card[]): readonly string[] =>
  findings.flatMap(({ where, text }) =>
    cards
      .filter((card) => patterns.get(card)?.test(text) === true)
      .map((card) => `${card} in ${where}: ${text.slice(0, 80)}`),
  );

/** Expects none of the cards on the page, nor to have been there for a moment since the last search. */
export async function expectHidden(
  page: Page,
  cards: readonly Card[],
  passing: readonly Card[] = cards,
): Promise<void> {
  const now = await standingOn(page);
  const passed = await page.evaluate(() =>
    (window as unknown as { searched: Searched }).searched.take(),
  );
  expect(namesOneOf(now, cards), 'hidden cards on the page').toEqual([]);
  expect(namesOneOf(passed, passing), 'hidden cards for a moment').toEqual([]);
  expect(now.filter(({ where }) => where === 'a global')).toEqual([]);
}

/** Expects the card to be drawn and to be read out. */
export async function expectSeen(page: Page, card: Card): Promise<void> {
  await expect
    .poll(async () => {
      const found = (await standingOn(page)).filter(({ text }) => patterns.get(card)?.test(text));
      return { drawn: found.some(({ text }) => text === card), told: found.length > 1 };
    })
    .toEqual({ drawn: true, told: true });
}
