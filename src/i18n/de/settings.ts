import type { SettingsTexts } from '../texts';

export const settings: SettingsTexts['settings'] = {
  title: 'Einstellungen',
  atOnce: 'Alles gilt sofort und wird auf diesem Gerät gemerkt.',
  language: 'Sprache',
  languages: { de: 'Deutsch', en: 'English' },
  theme: 'Aussehen',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { auto: 'System', full: 'Immer', reduced: 'Nie' },
  sound: {
    name: 'Töne',
    hint: 'Wenige, kurze, leise: Karte legen, Karte aufdecken, Uhr, Ende.',
  },
  table: 'Der Tisch',
  leftHanded: {
    name: 'Für die linke Hand',
    hint: 'Der Vorrat liegt rechts, die Zielstapel links.',
  },
  opposite: {
    name: 'Wir sitzen uns gegenüber',
    hint: 'Der Tisch dreht sich um, sobald der zweite Platz am Zug ist.',
  },
  handView: 'Verdeckte Karten ansehen',
  handViews: { hold: 'Halten', tap: 'Antippen' },
  cover: 'Sichtschutz zwischen den Zügen',
  covers: { always: 'Immer', secret: 'Nur nach Geheimem' },
  own: {
    title: 'Für jeden Platz anders',
    hint: 'Wechselt von selbst, wenn das Gerät weitergegeben wird.',
    seat: (number) => `Platz ${number}`,
    same: 'Wie oben',
    hand: 'Hand',
    hands: { no: 'Rechts', yes: 'Links' },
    size: 'Ecken',
    sizes: { no: 'Normal', yes: 'Groß' },
  },
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
