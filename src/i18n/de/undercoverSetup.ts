import type { Texts } from '../texts';

const actions: Readonly<Record<number, string>> = { 3: 'drei', 4: 'vier' };

export const undercoverSetup: Texts['undercoverSetup'] = {
  level: 'Stufe',
  levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
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
  variations: 'Varianten',
  none: 'keine',
  noClock: {
    name: 'Ohne Uhr',
    hint: 'Ihr dürft beliebig oft durch den Vorrat.',
  },
  fourActions: {
    name: 'Vier Aktionen',
    hint: (actionsBefore) => `Vier Aktionen im Zug statt ${actions[actionsBefore]}.`,
  },
  kingsOnly: {
    name: 'Klondike-Regel',
    hint: 'In eine leere Spalte darf nur ein König.',
    already: 'Auf dieser Stufe gilt das ohnehin.',
  },
  passesField: { name: 'Durchgänge', hint: 'So oft dürft ihr durch den Vorrat' },
  peekTokensField: { name: 'Spickmarken', hint: 'So viele hat jede Person' },
  asLevel: (value) => `${value} (Stufe)`,
};
