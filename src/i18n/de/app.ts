import type { Texts } from '../texts';

export const app: Texts['app'] = {
  title: 'Klondike zu zweit',
  loading: 'Einen Augenblick …',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  games: { undercover: 'Verdeckt ermittelt', 'team-klondike': 'Team-Klondike' },
  crash: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Das liegt am Programm, nicht an euch. Eure Partie ist bis zum letzten Zug gesichert: Ladet die Seite neu und spielt einfach weiter.',
    reload: 'Seite neu laden',
  },
};
