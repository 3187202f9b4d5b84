import type { UndercoverOptions } from '../../engine';
import type { Texts } from '../../i18n';
import { UNDERCOVER_LEVELS } from '../../store/catalogue';

/** The level, then whatever differs from it. */
export function tellOptions(given: unknown, { undercoverSetup, start }: Texts): readonly string[] {
  const options = given as UndercoverOptions;
  return [start.levels[options.level], ...tellVariations(options, undercoverSetup, start)];
}

/** What differs from the level's own values. */
export function tellVariations(
  options: UndercoverOptions,
  texts: Texts['undercoverSetup'],
  common: Texts['start'],
): readonly string[] {
  const level = UNDERCOVER_LEVELS[options.level];
  const told: readonly (string | false)[] = [
    options.noClock && texts.noClock.name,
    options.fourActions && common.fourActions.name,
    options.kingsOnly && level.emptyColumn !== 'king' && texts.kingsOnly.name,
    !options.noClock && options.passes !== level.passes && texts.passes(options.passes),
    options.peekTokens !== level.peekTokens && texts.peekTokens(options.peekTokens),
  ];
  return told.filter((text) => text !== false);
}
