export const settings = {
  title: 'Settings',
  atOnce: 'Everything takes effect at once and is kept on this device.',
  language: 'Language',
  languages: { de: 'Deutsch', en: 'English' },
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  cards: 'Cards',
  fourColours: {
    name: 'Four colours',
    hint: 'Every suit has a colour of its own: easier to tell apart.',
  },
  largeIndex: {
    name: 'Large indices',
    hint: 'Bigger ranks and suits, readable from the other side of the table.',
  },
  memory: 'Remembering',
  peekTraces: {
    name: 'Show who has peeked where',
    hint: 'A small mark on the back. Everyone at the table saw it happen anyway.',
  },
  memoryAid: {
    name: 'Memory aid',
    hint: 'In later turns you may look again at cards you have peeked at. The rules ask you to remember them; on Easy, this is a kindness.',
  },
};
