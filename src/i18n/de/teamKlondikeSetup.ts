import type { Texts } from '../texts';

export const teamKlondikeSetup: Texts['teamKlondikeSetup'] = {
  players: 'Wie viele seid ihr?',
  playerCount: (players) => `Zu ${players === 2 ? 'zweit' : 'dritt'}`,
  timeTokens: (tokens) =>
    tokens === 1 ? '1 Zeitmarke' : `${tokens === 0 ? 'keine' : tokens} Zeitmarken`,
  openHands: {
    name: 'Offene Hände',
    hint: 'Alle Handkarten liegen offen. Pläne bleiben trotzdem unausgesprochen.',
  },
  timeTokensField: {
    name: 'Zeitmarken',
    hint: 'So oft darf ein Zug ohne Handkarte bleiben',
  },
};
