import { readFileSync } from 'node:fs';

/** The lines of a file in `e2e/fixtures`, without remarks. */
export const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Won games: each a deal code with the words that win. */
export const wonGames = (): readonly {
  readonly code: string;
  readonly words: readonly string[];
}[] =>
  linesOf('won.txt').map((line) => {
    const [code = '', ...words] = line.split(' ');
    return { code, words };
  });
