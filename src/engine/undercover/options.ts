import { flag, objectWith, oneOf, packChoices, unpackChoices, wholeNumber } from '../optionFields';
import { type CommonOptions, LEVELS, type Level } from '../options';
import type { EmptyColumnRule } from '../tableau/tableau';

/** What the players chose before the deal, with the level's own values filled in. */
export interface UndercoverOptions extends CommonOptions {
  readonly noClock: boolean;
  readonly kingsOnly: boolean;
  /** Trips through the stock before the game is lost, 1-9; without a clock it does not count. */
  readonly passes: number;
  /** Peek tokens a player, 0-10. */
  readonly peekTokens: number;
}

interface LevelValues {
  readonly passes: number;
  readonly peekTokens: number;
  readonly emptyColumn: EmptyColumnRule;
  readonly talkAboutPeeks: boolean;
}

/** The table of the rules page: what each level sets. */
export const UNDERCOVER_LEVELS: Readonly<Record<Level, LevelValues>> = {
  easy: { passes: 3, peekTokens: 6, emptyColumn: 'any', talkAboutPeeks: true },
  normal: { passes: 2, peekTokens: 4, emptyColumn: 'any', talkAboutPeeks: false },
  hard: { passes: 2, peekTokens: 2, emptyColumn: 'king', talkAboutPeeks: false },
};

export const PASSES_RANGE = { least: 1, most: 9 } as const;
export const PEEK_TOKENS_RANGE = { least: 0, most: 10 } as const;
export const MARKERS_EACH = 2;

export const emptyColumnRule = ({ level, kingsOnly }: UndercoverOptions): EmptyColumnRule =>
  kingsOnly ? 'king' : UNDERCOVER_LEVELS[level].emptyColumn;

const FIELDS = ['level', 'noClock', 'fourActions', 'kingsOnly', 'passes', 'peekTokens'];

/** Reads options from JSON, with the level's own values where they are left out; null where they are none. */
export function parseUndercoverOptions(value: unknown): UndercoverOptions | null {
  const given = objectWith(value, FIELDS);
  const level = oneOf(given?.level, LEVELS);
  if (given === null || level === null) return null;
  const noClock = flag(given.noClock);
  const fourActions = flag(given.fourActions);
  const kingsOnly = flag(given.kingsOnly);
  const passes = wholeNumber(given.passes, UNDERCOVER_LEVELS[level].passes, PASSES_RANGE);
  const peekTokens = wholeNumber(
    given.peekTokens,
    UNDERCOVER_LEVELS[level].peekTokens,
    PEEK_TOKENS_RANGE,
  );
  if (noClock === null || fourActions === null || kingsOnly === null) return null;
  if (passes === null || peekTokens === null) return null;
  return { level, noClock, fourActions, kingsOnly, passes, peekTokens };
}

/** How many choices each field has. */
const COUNTS = [
  LEVELS.length,
  2,
  2,
  2,
  PASSES_RANGE.most - PASSES_RANGE.least + 1,
  PEEK_TOKENS_RANGE.most - PEEK_TOKENS_RANGE.least + 1,
];

/** The options as a number for deal codes: below 2¹², and the same for ever. */
export const packUndercoverOptions = (options: UndercoverOptions): number =>
  packChoices(
    [
      LEVELS.indexOf(options.level),
      Number(options.noClock),
      Number(options.fourActions),
      Number(options.kingsOnly),
      options.passes - PASSES_RANGE.least,
      options.peekTokens - PEEK_TOKENS_RANGE.least,
    ],
    COUNTS,
  );

/** The options that such a number stands for; null where it stands for none. */
export function unpackUndercoverOptions(packed: number): UndercoverOptions | null {
  const choices = unpackChoices(packed, COUNTS);
  if (choices === null) return null;
  const [level = 0, noClock, fourActions, kingsOnly, passes = 0, peekTokens = 0] = choices;
  return {
    level: LEVELS[level] as Level,
    noClock: noClock === 1,
    fourActions: fourActions === 1,
    kingsOnly: kingsOnly === 1,
    passes: passes + PASSES_RANGE.least,
    peekTokens: peekTokens + PEEK_TOKENS_RANGE.least,
  };
}
