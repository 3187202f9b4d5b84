import type { Texts } from '../texts';

export const start: Texts['start'] = {
  newGame: 'Neues Spiel',
};
