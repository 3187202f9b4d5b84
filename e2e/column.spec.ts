import { DECK } from '../src/engine';
import { de } from './support/texts';
import { dealOfTable } from './support/deal';
import { openTable } from './support/player';
import { named, whereabouts } from './support/table';
import { expect, test } from './support/test';
import { byMouse } from './support/ways';

const RUN = ['KS', 'QH', 'JC', 'TH', '9C', '8H', '7C', '6H', '5C', '4H', '3C', '2H', 'AC'] as const;
const [KING, ...REST] = RUN;

/** Column 7 gets the king, and the stock brings all that goes on it, turn by turn. */
function longColumn() {
  const others = DECK.filter((card) => !RUN.some((one) => one === card));
  const columns = [1, 2, 3, 4, 5, 6, 7].map((length, at) => {
    const from = (at * (at + 1)) / 2;
    const cards = others.slice(from, from + length);
    const up = length === 7 ? KING : cards.at(-1);
    return `${cards.slice(0, length - 1).join('')}|${up}`;
  });
  const deal = dealOfTable(columns.join('/'), REST.join(''), { level: 'normal' });
  const words = REST.flatMap((_, at) => (at === 0 ? ['w>t7'] : ['end', 'w>t7']));
  return { deal, words };
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** What must show of an index to be read, in pixels. */
const READABLE = 12;

/** Runs in the page: where the rank and the suit are drawn in a card's corner; null on a back. */
function indexOf(card: Element) {
  const drawn = card.querySelector('.card-index')?.getBoundingClientRect();
  return drawn === undefined ? null : { top: drawn.top, bottom: drawn.bottom };
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({
      viewport,
      hasTouch: viewport.width < 1366,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a column of 19 cards fits, and every card in it can be read and taken', async ({
      page,
    }) => {
      const { deal, words } = longColumn();
      const player = await openTable(page, deal, words, byMouse);
      await player.expectShown();

      const scrolls = await page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
        return scrollHeight > clientHeight || scrollWidth > clientWidth;
      });
      expect(scrolls).toBe(false);

      const table = await page.getByRole('application').boundingBox();
      const end = (table?.y ?? 0) + (table?.height ?? 0);
      const column = de.table.column(7);
      const names = [
        ...[1, 2, 3, 4, 5, 6].map((number) => de.table.faceDownAt(number, column)),
        ...RUN.map((card) => de.table.cardAt(de.cards.name(card), column)),
      ];
      const shown = await Promise.all(
        names.map(async (name) => {
          const card = named(page, name);
          // Nothing shows where another card, or something beside the table, lies over it.
          const { top, height } = await whereabouts(card);
          return { name, top, bottom: top + height, index: await card.evaluate(indexOf) };
        }),
      );
      for (const [at, { name, top, bottom, index }] of shown.entries()) {
        const below = shown[at + 1]?.top ?? bottom;
        expect(below - top, `strip of ${name}`).toBeGreaterThan(2);
        expect(bottom, name).toBeLessThanOrEqual(end);
        if (index === null) continue;
        expect(index.bottom - index.top, `index of ${name}`).toBeGreaterThan(READABLE);
        expect(index.bottom, `index of ${name}`).toBeLessThanOrEqual(below + 0.5);
      }
    });
  });
}
