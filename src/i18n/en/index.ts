import { app } from './app';
import { cards } from './cards';
import { partner } from './partner';
import { start } from './start';
import { table } from './table';
import { teamKlondikeSetup } from './teamKlondikeSetup';
import { undercoverSetup } from './undercoverSetup';

export const en = {
  app,
  cards,
  partner,
  start,
  table,
  teamKlondikeSetup,
  undercoverSetup,
};
