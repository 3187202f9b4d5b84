import type { Texts } from '../texts';
import { app } from './app';
import { cards } from './cards';
import { partner } from './partner';
import { start } from './start';
import { table } from './table';
import { teamKlondikeSetup } from './teamKlondikeSetup';
import { undercoverSetup } from './undercoverSetup';

export const de: Texts = {
  app,
  cards,
  partner,
  start,
  table,
  teamKlondikeSetup,
  undercoverSetup,
};
