import type { GameName, Level } from '../../engine';
import { LEVELS, TEAM_KLONDIKE_LEVELS, optionsOf } from '../../store/catalogue';
import type { Setting } from '../../store/lab';

/** A setting by what differs from the level. Throws where the game has no such options. */
function setting(game: GameName, given: object, change: Partial<Setting> = {}): Setting {
  const options = optionsOf(game, given);
  if (options === null) throw new RangeError('The game has no such options.');
  return { game, options, bot: 'simple', allKnown: false, ...change };
}

const undercover = (given: object, change?: Partial<Setting>): Setting =>
  setting('undercover', { level: 'normal' satisfies Level, ...given }, change);

/** What the designers of the games ask their players, each as settings side by side. */
export const QUESTIONS = {
  passes: [1, 2, 3, 4].map((passes) => undercover({ passes })),
  peeks: [
    ...[0, 2, 4, 6].map((peekTokens) => undercover({ peekTokens })),
    undercover({}, { allKnown: true }),
  ],
  kings: [
    undercover({}),
    undercover({ kingsOnly: true }),
    undercover({ kingsOnly: true, peekTokens: 0 }),
    undercover({ kingsOnly: true }, { allKnown: true }),
  ],
  levels: LEVELS.map((level) => undercover({ level })),
  tokens: [...new Set([2, ...LEVELS.map((level) => TEAM_KLONDIKE_LEVELS[level].timeTokens[2]), 14])]
    .toSorted((a, b) => a - b)
    .map((timeTokens) => setting('team-klondike', { level: 'normal', timeTokens })),
  players: [2, 3].flatMap((players) =>
    LEVELS.map((level) => setting('team-klondike', { level, players })),
  ),
} as const satisfies Readonly<Record<string, readonly Setting[]>>;

export type Question = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly Question[];
