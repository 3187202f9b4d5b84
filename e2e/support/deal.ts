import type { Page } from '@playwright/test';
import {
  type Card,
  type UndercoverOptions,
  DECK,
  parseDealCode,
  shuffle,
  undercover,
} from '../../src/engine';
import { createKeep } from '../../src/store/keep';
import { type GameRecord, formatRecord } from '../../src/store/record';

/** All that is known of a game before its first action. */
export interface Deal {
  readonly options: UndercoverOptions;
  readonly deck: readonly Card[];
  readonly code: string | null;
}

export const NAMES = ['Anna', 'Ben'] as const;

/** The deal that a code stands for. */
export function dealOfCode(code: string): Deal {
  const read = parseDealCode(code);
  if (!read.ok) throw new Error(`${code} is no deal code: ${read.refusal}`);
  const { options, seed } = read.deal;
  return { options: options as UndercoverOptions, deck: shuffle(seed), code };
}

/** A deal of 52 cards in a row, as traces write it. */
export function dealOfDeck(deck: string, given: unknown): Deal {
  const options = undercover.parseOptions(given);
  if (options === null) throw new Error(`no options: ${JSON.stringify(given)}`);
  return { options, deck: (deck.match(/../g) ?? []) as Card[], code: null };
}

/**
 * The deal that lays these cards: columns as in a position (`|2C/5D|2D/…`), then the stock from its top, the first
 * card of which opens the waste. Cards that are not named follow at the end of the stock.
 */
export function dealOfTable(columns: string, stock: string, given: unknown): Deal {
  const lies = columns.split('/').map((column) => column.replace('|', '').match(/../g) ?? []);
  const laid: string[] = [];
  for (let round = 0; round < lies.length; round++) {
    for (const column of lies.slice(round)) laid.push(column[round] ?? '');
  }
  const named = [...laid, ...(stock.match(/../g) ?? [])];
  const rest = DECK.filter((card) => !named.includes(card));
  return dealOfDeck([...named, ...rest].join(''), given);
}

/** What the browser keeps of a game as it is recorded. */
function keptRecord(record: GameRecord): readonly (readonly string[])[] {
  const kept: string[][] = [];
  const keep = createKeep({
    getItem: () => null,
    setItem: (key, text) => void kept.push([key, text]),
    removeItem: () => {},
  });
  keep.write('game', formatRecord(record));
  return kept;
}

/** What the browser keeps of a game that was played as far as these words. */
export const keptGame = (deal: Deal, words: readonly string[]) =>
  keptRecord({ game: 'undercover', names: NAMES, ...deal, actions: words });

/** Places texts into the browser's storage, by key, before the page loads for the first time. */
export async function keepAhead(page: Page, texts: readonly (readonly string[])[]): Promise<void> {
  await page.addInitScript((kept) => {
    // Firefox runs this on the empty page too, which has no storage.
    if (origin === 'null') return;
    for (const [key = '', text = ''] of kept) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}

/** Places a game into the browser's storage before the page loads for the first time, and opens the table. */
export async function openKept(page: Page, record: GameRecord): Promise<void> {
  await keepAhead(page, keptRecord(record));
  await page.goto('./#game');
}

export const openGame = (page: Page, deal: Deal, words: readonly string[]): Promise<void> =>
  openKept(page, { game: 'undercover', names: NAMES, ...deal, actions: words });
