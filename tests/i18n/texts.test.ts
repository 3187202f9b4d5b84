import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/engine';
import { loadTexts } from '../../src/i18n';
import { loadGameTexts } from '../../src/i18n/games';
import { RULES, type RulesTexts } from '../../src/i18n/rules';
import { GAME_NAMES } from '../../src/store/catalogue';

const [de, en] = await Promise.all([loadTexts('de'), loadTexts('en')]);

describe('The texts', () => {
  test('name every card by a name of its own', () => {
    for (const { cards } of [de, en]) expect(new Set(DECK.map(cards.name)).size).toBe(52);
    expect(['TD', 'JS', 'AH'].map((card) => de.cards.name(card as 'TD'))).toEqual([
      'Karo 10',
      'Pik Bube',
      'Herz Ass',
    ]);
    expect(en.cards.name('JS')).toBe('jack of spades');
  });

  test.each([
    [de.undercoverSetup.peekTokens(1), 'je 1 Spickmarke'],
    [de.undercoverSetup.peekTokens(0), 'keine Spickmarken'],
    [de.undercoverSetup.passes(1), '1 Durchgang'],
    [de.undercoverSetup.passes(9), '9 Durchgänge'],
    [en.undercoverSetup.peekTokens(1), '1 peek token each'],
    [en.undercoverSetup.passes(1), '1 pass'],
    [en.undercoverSetup.passes(2), '2 passes'],
  ])('count in the words of the language: %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  test('hold the same paths in both languages', () => {
    expect(pathsOf(de)).toEqual(pathsOf(en));
  });
});

describe.each(GAME_NAMES)('The rules of %s', (game) => {
  const rulesIn = (language: 'de' | 'en') => RULES[language][game];
  test('say the same in both languages, paragraph by paragraph', () => {
    const shape = ({ sections, variations, screen }: RulesTexts) =>
      [...sections, variations, screen].map(({ figure, text }) => [
        figure,
        text.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ]);
    expect(shape(rulesIn('de'))).toEqual(shape(rulesIn('en')));
  });

  test('have a caption for every picture', () => {
    for (const { sections, captions } of [rulesIn('de'), rulesIn('en')]) {
      const figures = sections.flatMap(({ figure }) => figure ?? []);
      expect(Object.keys(captions).toSorted()).toEqual(figures.toSorted());
    }
  });

  test('set off whole terms only', () => {
    const all = [rulesIn('de'), rulesIn('en')].flatMap(({ sections, variations, screen }) =>
      [...sections, variations, screen].flatMap(({ text }) => text.flat()),
    );
    expect(all.filter((text) => text.split('*').length % 2 === 0)).toEqual([]);
  });
});

test.each(GAME_NAMES)('The table of %s says the same in both languages', async (game) => {
  const [german, english] = await Promise.all([
    loadGameTexts(game, 'de'),
    loadGameTexts(game, 'en'),
  ]);
  expect(pathsOf(german)).toEqual(pathsOf(english));
});

function pathsOf(texts: object, path = ''): readonly string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? pathsOf(value as object, `${path}${key}.`)
        : [`${path}${key}: ${typeof value}`],
    )
    .toSorted();
}
