import { app } from './app';
import { cards } from './cards';
import { notices } from './notices';
import { start } from './start';
import { table } from './table';
import { teamKlondikeSetup } from './teamKlondikeSetup';
import { undercoverSetup } from './undercoverSetup';

export const en = {
  app,
  cards,
  notices,
  start,
  table,
  teamKlondikeSetup,
  undercoverSetup,
};
