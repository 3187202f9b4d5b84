import type { Texts } from '../texts';

export const undercoverSetup: Texts['undercoverSetup'] = {
  peekTokens: (tokens) =>
    tokens === 1
      ? 'je 1 Spickmarke'
      : tokens === 0
        ? 'keine Spickmarken'
        : `je ${tokens} Spickmarken`,
  passes: (passes) => (passes === 1 ? '1 Durchgang' : `${passes} Durchgänge`),
  emptyColumn: {
    any: 'jede Karte in leere Spalten',
    king: 'nur Könige in leere Spalten',
  },
  talkAllowed: 'Reden über Gespicktes erlaubt',
  talkForbidden: 'kein Wort über Gespicktes',
  noClock: {
    name: 'Ohne Uhr',
    hint: 'Ihr dürft beliebig oft durch den Vorrat.',
  },
  kingsOnly: {
    name: 'Klondike-Regel',
    hint: 'In eine leere Spalte darf nur ein König.',
    already: 'Auf dieser Stufe gilt das ohnehin.',
  },
  passesField: { name: 'Durchgänge', hint: 'So oft dürft ihr durch den Vorrat' },
  peekTokensField: { name: 'Spickmarken', hint: 'So viele hat jede Person' },
};
