import type { UndercoverOptions } from '../../engine';
import type { Texts } from '../../i18n';
import type { LabTexts } from '../../i18n/texts';
import { UNDERCOVER_LEVELS } from '../../store/catalogue';
import type { Row, Setting } from '../../store/lab';
import { gamePages } from '../games';

/**
 * What a setting is called beside the others: its level and what differs from it, and besides whatever the settings
 * differ in.
 */
export function labelOf(
  { game, options, bot, allKnown }: Setting,
  rows: readonly Row[],
  texts: Texts,
  lab: LabTexts['lab'],
): string {
  const settings = rows.map(({ setting }) => setting);
  const varies = (valueOf: (setting: Setting) => unknown): boolean =>
    new Set(settings.map(valueOf)).size > 1;
  return [
    varies((one) => one.game) && texts.app.games[game],
    ...gamePages(game).tellOptions(options, texts),
    ...(game === 'undercover' ? levelsOwn(options as UndercoverOptions, varies, texts) : []),
    (bot !== 'simple' || varies((one) => one.bot)) && lab.settings.bots[bot],
    allKnown && lab.settings.allKnown.name,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** The level's own passes and peek tokens, where others beside it have other ones. */
function levelsOwn(
  { level, passes, peekTokens }: UndercoverOptions,
  varies: (valueOf: (setting: Setting) => unknown) => boolean,
  { undercoverSetup }: Texts,
): readonly (string | false)[] {
  const valueOf = (key: 'level' | 'passes' | 'peekTokens') => (setting: Setting) =>
    (setting.options as Partial<UndercoverOptions>)[key];
  // Between levels, everything else differs as well.
  if (varies(valueOf('level'))) return [];
  const own = UNDERCOVER_LEVELS[level];
  return [
    passes === own.passes && varies(valueOf('passes')) && undercoverSetup.passes(passes),
    peekTokens === own.peekTokens &&
      varies(valueOf('peekTokens')) &&
      undercoverSetup.peekTokens(peekTokens),
  ];
}
