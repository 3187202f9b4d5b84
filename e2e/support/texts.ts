import { de as common } from '../../src/i18n/de';
import * as ownTeamKlondike from '../../src/i18n/de/teamKlondike';
import * as ownUndercover from '../../src/i18n/de/undercover';
import { en as commonInEnglish } from '../../src/i18n/en';
import * as teamKlondikeInEnglish from '../../src/i18n/en/teamKlondike';
import * as undercoverInEnglish from '../../src/i18n/en/undercover';
import type { Texts as CommonTexts } from '../../src/i18n';
import type { TeamKlondikeTexts, UndercoverTexts } from '../../src/i18n/texts';

/** Every text that a page may show, those of both games' tables among them. */
export type Texts = CommonTexts & TeamKlondikeTexts & UndercoverTexts;

export const de: Texts = { ...common, ...ownTeamKlondike, ...ownUndercover };
export const en: Texts = { ...commonInEnglish, ...teamKlondikeInEnglish, ...undercoverInEnglish };
