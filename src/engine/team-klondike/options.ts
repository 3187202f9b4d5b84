import { flag, objectWith, oneOf, packChoices, unpackChoices, wholeNumber } from '../optionFields';
import { type CommonOptions, LEVELS, type Level } from '../options';

export type PlayerCount = 2 | 3;

/** What the players chose before the deal, with the level's own values filled in. */
export interface TeamKlondikeOptions extends CommonOptions {
  readonly players: PlayerCount;
  /** All hands lie open. It changes what players see, never the rules. */
  readonly openHands: boolean;
  /** In the middle at the start, 0-20. */
  readonly timeTokens: number;
}

interface LevelValues {
  /** By the number of players. */
  readonly timeTokens: Readonly<Record<PlayerCount, number>>;
}

/** The table of the rules page: what each level sets. */
export const TEAM_KLONDIKE_LEVELS: Readonly<Record<Level, LevelValues>> = {
  easy: { timeTokens: { 2: 11, 3: 14 } },
  normal: { timeTokens: { 2: 8, 3: 10 } },
  hard: { timeTokens: { 2: 5, 3: 6 } },
};

export const PLAYERS_RANGE = { least: 2, most: 3 } as const;
export const TIME_TOKENS_RANGE = { least: 0, most: 20 } as const;
export const HAND_SIZE = 3;

const FIELDS = ['level', 'players', 'openHands', 'fourActions', 'timeTokens'];

/** Reads options from JSON, with the level's own values where they are left out; null where they are none. */
export function parseTeamKlondikeOptions(value: unknown): TeamKlondikeOptions | null {
  const given = objectWith(value, FIELDS);
  const level = oneOf(given?.level, LEVELS);
  if (given === null || level === null) return null;
  const players = wholeNumber(given.players, 2, PLAYERS_RANGE) as PlayerCount | null;
  if (players === null) return null;
  const openHands = flag(given.openHands);
  const fourActions = flag(given.fourActions);
  const fromLevel = TEAM_KLONDIKE_LEVELS[level].timeTokens[players];
  const timeTokens = wholeNumber(given.timeTokens, fromLevel, TIME_TOKENS_RANGE);
  if (openHands === null || fourActions === null || timeTokens === null) return null;
  return { level, players, openHands, fourActions, timeTokens };
}

/** How many choices each field has. */
const COUNTS = [
  LEVELS.length,
  2,
  2,
  PLAYERS_RANGE.most - PLAYERS_RANGE.least + 1,
  TIME_TOKENS_RANGE.most - TIME_TOKENS_RANGE.least + 1,
];

/** The options as a number for deal codes: below 2¹², and the same for ever. */
export const packTeamKlondikeOptions = (options: TeamKlondikeOptions): number =>
  packChoices(
    [
      LEVELS.indexOf(options.level),
      Number(options.openHands),
      Number(options.fourActions),
      options.players - PLAYERS_RANGE.least,
      options.timeTokens - TIME_TOKENS_RANGE.least,
    ],
    COUNTS,
  );

/** The options that such a number stands for; null where it stands for none. */
export function unpackTeamKlondikeOptions(packed: number): TeamKlondikeOptions | null {
  const choices = unpackChoices(packed, COUNTS);
  if (choices === null) return null;
  const [level = 0, openHands, fourActions, players = 0, timeTokens = 0] = choices;
  return {
    level: LEVELS[level] as Level,
    players: (players + PLAYERS_RANGE.least) as PlayerCount,
    openHands: openHands === 1,
    fourActions: fourActions === 1,
    timeTokens: timeTokens + TIME_TOKENS_RANGE.least,
  };
}
