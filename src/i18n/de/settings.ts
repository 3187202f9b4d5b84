import type { Texts } from '../texts';

export const settings: Texts['settings'] = {
  title: 'Einstellungen',
  atOnce: 'Alles gilt sofort und wird auf diesem Gerät gemerkt.',
  language: 'Sprache',
  languages: { de: 'Deutsch', en: 'English' },
  theme: 'Aussehen',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  cards: 'Karten',
  fourColours: {
    name: 'Vier Farben',
    hint: 'Jede Kartenfarbe sieht anders aus und ist so leichter zu unterscheiden.',
  },
  largeIndex: {
    name: 'Große Ecken',
    hint: 'Größere Werte und Zeichen, lesbar auch von der anderen Seite des Tisches.',
  },
  memory: 'Gedächtnis',
  peekTraces: {
    name: 'Zeigen, wer wo gespickt hat',
    hint: 'Ein kleines Zeichen auf der Rückseite. Am Tisch haben es ohnehin beide gesehen.',
  },
  memoryAid: {
    name: 'Merkhilfe',
    hint: 'In späteren Zügen könnt ihr eigene gespickte Karten noch einmal ansehen. Die Regeln verlangen, dass man sie sich merkt; auf Leicht darf man es sich bequem machen.',
  },
};
