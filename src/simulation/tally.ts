import type { Status } from '../engine';

/** How a game ended. */
export type End = Exclude<Status, 'play'>;

export interface GameResult {
  readonly end: End;
  /** Turns that were begun. */
  readonly turns: number;
}

/** What many games came to. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Turns of all games won. */
  readonly turnsWon: number;
  readonly ends: Readonly<Partial<Record<End, number>>>;
}

export const NO_GAMES: Tally = { games: 0, won: 0, turnsWon: 0, ends: {} };

export const tallyOf = ({ end, turns }: GameResult): Tally => {
  const won = end === 'won';
  return { games: 1, won: won ? 1 : 0, turnsWon: won ? turns : 0, ends: { [end]: 1 } };
};

export function addTallies(one: Tally, other: Tally): Tally {
  const ends = { ...one.ends };
  for (const [end, count] of Object.entries(other.ends)) {
    ends[end as End] = (ends[end as End] ?? 0) + count;
  }
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    turnsWon: one.turnsWon + other.turnsWon,
    ends,
  };
}

/** What many games say. */
export interface Figures {
  readonly games: number;
  readonly won: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly ci95: readonly [number, number];
  /** Turns of a won game on average; null where none was won. */
  readonly turnsWon: number | null;
  readonly ends: Tally['ends'];
}

export const figuresOf = ({ games, won, turnsWon, ends }: Tally): Figures => ({
  games,
  won,
  winRate: games === 0 ? 0 : won / games,
  ci95: interval95(won, games),
  turnsWon: won === 0 ? null : turnsWon / won,
  ends,
});

/** Where a normal distribution has 95 % of its weight. */
const Z = 1.959964;

/** The 95 % interval of the rate behind so many hits (Wilson's score interval, which holds near 0 and 1 as well). */
export function interval95(hits: number, tries: number): readonly [number, number] {
  if (tries === 0) return [0, 1];
  const rate = hits / tries;
  const z2 = (Z * Z) / tries;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / tries + z2 / (4 * tries));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
