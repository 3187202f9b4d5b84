import type { Texts } from '../texts';

const actions: Readonly<Record<number, string>> = { 3: 'drei', 4: 'vier' };

export const start: Texts['start'] = {
  tagline: 'Zwei Köpfe, ein Tisch, eine Patience.',
  rules: 'Regeln',
  settings: 'Einstellungen',
  lab: 'Labor',
  more: 'Mehr',
  open: {
    title: 'Eure Partie',
    toMove: (name) => `${name} ist am Zug`,
    status: {
      play: 'Im Spiel',
      won: 'Gewonnen!',
      'lost:clock': 'Verloren: Die Uhr ist abgelaufen',
      'lost:time': 'Verloren: Keine Zeitmarke mehr',
      'lost:deadend': 'Verloren: Es geht nicht weiter',
      'lost:givenup': 'Aufgegeben',
    },
    turn: (number) => `Zug ${number}`,
    beforeFirstTurn: 'Vor dem ersten Zug',
    home: (cards) => `${cards} von 52 Karten auf den Zielstapeln`,
    resume: 'Weiterspielen',
    look: 'Tisch ansehen',
  },
  newGame: 'Neues Spiel',
  game: 'Spiel',
  level: 'Stufe',
  levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  wins: (percent) => `${percent} % Computersiege`,
  variations: 'Varianten',
  none: 'keine',
  fourActions: {
    name: 'Vier Aktionen',
    hint: (actionsBefore) => `Vier Aktionen im Zug statt ${actions[actionsBefore]}.`,
  },
  asLevel: (value) => `${value} (Stufe)`,
  players: {
    title: 'Wer spielt?',
    hint: (seats) =>
      `Wer ${seats === 2 ? 'jünger' : 'am jüngsten'} ist, fängt an. Tippt an, wer das ist.`,
    name: (number) => `Name von Spieler ${number}`,
    unnamed: (number) => `Spieler ${number}`,
    starts: 'fängt an',
    startsFor: (name) => `${name} fängt an`,
  },
  deal: {
    title: 'Welche Karten?',
    random: 'Frisch gemischt',
    byCode: 'Mit Code',
    code: 'Code des Spiels',
    hint: 'Getippt oder eingefügt; Großschreibung, Striche und Leerzeichen sind egal.',
    found: 'Der Code stimmt. Er legt Stufe und Varianten fest, wie ihr oben seht.',
    refusals: {
      codeLength: 'Ein Code hat elf Zeichen; hier sind es mehr oder weniger.',
      codeCharacter: 'In einem Code kommen nur Buchstaben und Ziffern vor.',
      codeMistyped:
        'Das geht nicht auf: Mindestens ein Zeichen ist falsch. Vergleicht es bitte noch einmal.',
      codeUnknown:
        'Dieser Code gehört zu einem Spiel oder einer Variante, die es hier nicht gibt. Ist das Programm aktuell?',
    },
  },
  start: 'Los geht’s',
  replace: {
    title: 'Die offene Partie beenden?',
    text: (turn) =>
      `Eure Partie ist im ${turn}. Zug. Wenn ihr neu austeilt, ist sie endgültig vorbei.`,
    confirm: 'Neu austeilen',
    keep: 'Partie behalten',
  },
};
