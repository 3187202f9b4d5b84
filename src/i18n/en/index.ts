import { app } from './app';
import { cards } from './cards';
import { notices } from './notices';
import { partner } from './partner';
import { start } from './start';
import { table } from './table';
import { teamKlondikeSetup } from './teamKlondikeSetup';
import { undercoverSetup } from './undercoverSetup';

export const en = {
  app,
  cards,
  notices,
  partner,
  start,
  table,
  teamKlondikeSetup,
  undercoverSetup,
};
