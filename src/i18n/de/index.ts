import type { Texts } from '../texts';
import { app } from './app';
import { cards } from './cards';
import { notices } from './notices';
import { settings } from './settings';
import { start } from './start';
import { table } from './table';
import { undercover } from './undercover';
import { undercoverSetup } from './undercoverSetup';

export const de: Texts = {
  app,
  cards,
  notices,
  settings,
  start,
  table,
  undercover,
  undercoverSetup,
};
