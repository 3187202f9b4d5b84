import type { Texts } from '../../i18n';
import type { UndercoverTexts } from '../../i18n/texts';
import { textsForTable } from '../app/texts';

export type TableTexts = Texts & UndercoverTexts;

export const { Provider: TableTextsProvider, useTexts: useTableTexts } =
  textsForTable('undercover');
