import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/engine';
import { loadTexts } from '../../src/i18n';
import { RULES } from '../../src/i18n/rules';

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

describe('The rules', () => {
  test('say the same in both languages, paragraph by paragraph', () => {
    const shape = ({ sections, variations, screen }: (typeof RULES)['de']) =>
      [...sections, variations, screen].map(({ figure, text }) => [
        figure,
        text.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ]);
    expect(shape(RULES.de)).toEqual(shape(RULES.en));
  });

  test('set off whole terms only', () => {
    const all = Object.values(RULES).flatMap(({ sections, variations, screen }) =>
      [...sections, variations, screen].flatMap(({ text }) => text.flat()),
    );
    expect(all.filter((text) => text.split('*').length % 2 === 0)).toEqual([]);
  });
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
