import type { Texts } from '../../i18n';
import type { TeamKlondikeTexts } from '../../i18n/texts';
import { textsForTable } from '../app/texts';

export type TableTexts = Texts & TeamKlondikeTexts;

export const { Provider: TableTextsProvider, useTexts: useTableTexts } =
  textsForTable('team-klondike');
