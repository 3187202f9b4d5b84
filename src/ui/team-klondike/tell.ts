import type { TeamKlondikeOptions } from '../../engine';
import type { Texts } from '../../i18n';
import { TEAM_KLONDIKE_LEVELS } from '../../store/catalogue';

/** The level and the number of players, then whatever differs from the level. */
export function tellOptions(
  given: unknown,
  { teamKlondikeSetup, start }: Texts,
): readonly string[] {
  const options = given as TeamKlondikeOptions;
  return [
    start.levels[options.level],
    teamKlondikeSetup.playerCount(options.players),
    ...tellVariations(options, teamKlondikeSetup, start),
  ];
}

/** What differs from the level's own values. */
export function tellVariations(
  { level, players, timeTokens, openHands, fourActions }: TeamKlondikeOptions,
  texts: Texts['teamKlondikeSetup'],
  common: Texts['start'],
): readonly string[] {
  const told: readonly (string | false)[] = [
    openHands && texts.openHands.name,
    fourActions && common.fourActions.name,
    timeTokens !== TEAM_KLONDIKE_LEVELS[level].timeTokens[players] && texts.timeTokens(timeTokens),
  ];
  return told.filter((text) => text !== false);
}
