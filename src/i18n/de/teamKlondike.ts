import type { TeamKlondikeTexts } from '../texts';

const times = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const teamKlondike: TeamKlondikeTexts['teamKlondike'] = {
  hand: 'Hand',
  hideHand: 'Hand zudecken',
  keys: { hand: 'h', leave: 'l' },
  keyHand: {
    hold: 'Die eigene Hand sehen, solange die Taste gedrückt ist',
    tap: 'Die eigene Hand sehen oder zudecken',
  },
  keyEnd: 'Zug beenden; Karte zum Unterschieben oder Platz der Münze bestätigen',
  keyLeave: 'Die Münze lassen, wie sie ist',
  handCard: (number, name) => `Handkarte ${number} von ${name}, verdeckt`,
  bareHand: (number) => `Platz ${number} für Handkarten, leer`,
  handPlace: 'Hand',
  coinsHere: (names) => `mit der Münze von ${names}`,
  holdHint: 'Halte eine Handkarte oder den Knopf „Hand“, um sie zu sehen. Loslassen deckt sie zu.',
  tapHint: 'Tippe auf deine Hand, um sie zu sehen.',
  handStays: 'Eine gespielte Handkarte lässt sich nicht zurücknehmen.',
  steps: { opening: 'Erste Münze', play: '', tuck: 'Unterschieben', signal: 'Signalmünze' },
  endCosts: 'Keine Handkarte gespielt: Den Zug jetzt zu beenden kostet eine Zeitmarke.',
  endLoses:
    'Keine Handkarte gespielt und keine Zeitmarke mehr: Wenn du den Zug jetzt beendest, habt ihr verloren.',
  endTurnCosts: 'Zug beenden (−1)',
  endTurnLoses: 'Zug beenden: verloren',
  tuckHint: 'Welche Handkarte schiebst du verdeckt unter deinen eigenen Vorrat?',
  tuckDo: 'Unterschieben',
  tuckChosen: (number) => `Karte ${number} unterschieben`,
  coin: {
    opening:
      'Vor dem ersten Zug: Du darfst deine Münze setzen. Sie sagt: Ich habe eine Karte, die hier passt.',
    openingNone: 'Vor dem ersten Zug: Noch passt keine deiner Handkarten irgendwo.',
    set: 'Deine Münze darf auf jede leuchtende Stelle. Sie sagt: Ich habe eine Karte, die hier passt.',
    move: 'Deine Münze: Setze sie auf eine leuchtende Stelle um, oder lass sie, wo sie ist.',
    noHand: 'Deine Münze: Sie spricht für eine Handkarte, und du hast keine mehr.',
    none: 'Deine Münze: Im Moment passt keine deiner Handkarten irgendwo.',
    chosen: (column) => `Auf Spalte ${column}? Damit endet dein Zug.`,
    chosenOpening: (column) => `Auf Spalte ${column}? Dort bleibt sie erst einmal.`,
    do: 'Münze setzen',
    doOn: (column) => `Auf ${column} setzen`,
    leave: 'So lassen',
    without: 'Keine Münze',
  },
  handSize: (cards) => times(cards, 'Handkarte', 'Handkarten'),
  ownStock: (cards) => `eigener Vorrat: ${times(cards, 'Karte', 'Karten')}`,
  coinInHand: 'Münze nicht gesetzt',
  coinOn: (column) => `Münze auf Spalte ${column}`,
  openHand: (cards) => `Hand: ${cards}`,
  openStock: (cards) => `eigener Vorrat, von oben: ${cards}`,
  timeTokens: {
    name: 'Zeitmarken',
    left: (tokens) => `noch ${times(tokens, 'Zeitmarke', 'Zeitmarken')}`,
  },
  fromHand: 'der Hand',
  timeTokenPaid: (name, left) =>
    `${name} hat keine Handkarte gespielt: Eine Zeitmarke ist weg, es ${left === 1 ? 'bleibt' : 'bleiben'} ${left === 0 ? 'keine' : left}.`,
  tucked: (name) => `${name} hat eine Handkarte unter den eigenen Vorrat geschoben.`,
  tuckedOpen: (name, card) => `${name} hat ${card} unter den eigenen Vorrat geschoben.`,
  refilled: (name, cards) => `${name} hat ${times(cards, 'Karte', 'Karten')} nachgezogen.`,
  coinSet: (name, column) => `${name} hat die Münze auf Spalte ${column} gesetzt.`,
  coinMoved: (name, from, to) =>
    `${name} hat die Münze von Spalte ${from} auf Spalte ${to} umgesetzt.`,
  coinSetAgain: (name, column) => `${name} hat die Münze noch einmal auf Spalte ${column} gesetzt.`,
  coinLeft: (name) => `${name} hat keine Münze gesetzt.`,
  coinReturned: {
    covered: (name) => `Die Münze von ${name} geht zurück: Ihre Karte wurde bedeckt.`,
    moved: (name) => `Die Münze von ${name} geht zurück: Ihre Karte wurde bewegt.`,
    filled: (name) => `Die Münze von ${name} geht zurück: Ihre Spalte ist besetzt.`,
    played: (name) => `Die Münze von ${name} geht zurück: Die gemeinte Karte ist gespielt.`,
  },
  openingRecap: (name) => `Die erste Münze von ${name}`,
  cover: {
    paid: (left) =>
      `Eine Zeitmarke ist weg, es ${left === 1 ? 'bleibt' : 'bleiben'} ${left === 0 ? 'keine' : left}.`,
    kept: (left) =>
      `Keine Zeitmarke ging verloren, es ${left === 1 ? 'bleibt' : 'bleiben'} ${left === 0 ? 'keine' : left}.`,
  },
  refusals: {
    notInHand: 'Diese Karte hast du nicht auf der Hand.',
    coinNotTrue: 'Eine Münze muss stimmen: Du hast keine Karte, die hier passt.',
    noTuckDue: 'Es ist nichts unterzuschieben.',
    openingCoinFirst: 'Erst deine Münze: Setze sie, oder mach ohne weiter.',
    endTurnFirst: 'Münzen werden am Ende des Zuges gesetzt.',
    tuckFirst: 'Wähle erst die Handkarte, die du unterschiebst.',
    coinFirst: 'Gezogen ist: Jetzt geht es um deine Münze.',
  },
  silence:
    'Kein Wort über Handkarten und keines über eure Pläne. Über die Regeln, wer am Zug ist und wie viele Zeitmarken noch da sind, dürft ihr reden. Das Übrige sagen die Münzen.',
  silenceOpen:
    'Alle Hände liegen offen, Pläne bleiben trotzdem unausgesprochen. Über die Regeln, wer am Zug ist und wie viele Zeitmarken noch da sind, dürft ihr reden.',
};
