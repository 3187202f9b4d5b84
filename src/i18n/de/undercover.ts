import type { UndercoverTexts } from '../texts';

const times = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const undercover: UndercoverTexts['undercover'] = {
  peek: 'Spicken',
  mark: 'Marker',
  keys: { peek: 's', mark: 'm' },
  keyPeek: 'Bei der gewählten Karte spicken; gedrückt halten, um sie noch einmal zu sehen',
  keyMark: 'Einen Marker auf die gewählte Karte setzen',
  choosePeek: 'Bei welcher verdeckten Karte willst du spicken?',
  chooseMark: 'Welche der Karten, die du gesehen hast, willst du markieren?',
  nothingToMark: 'Du hast keine verdeckte Karte gesehen, die du markieren könntest.',
  peekTitle: (card, column) => `Bei Karte ${card} in Spalte ${column} spicken?`,
  peekText: (tokens) =>
    tokens === 1
      ? 'Das kostet deine letzte Spickmarke und lässt sich nicht zurücknehmen.'
      : `Das kostet eine deiner ${tokens} Spickmarken und lässt sich nicht zurücknehmen.`,
  peekDo: 'Spicken',
  endLoses: 'Die Uhr ist abgelaufen: Endet dieser Zug, ist das Spiel verloren.',
  holdToSee: 'Halte die Karte, um sie anzusehen; lass los, um sie zuzudecken.',
  tapToSee: 'Tippe die Karte an, um sie anzusehen; noch einmal, um sie zuzudecken.',
  faceDownHint: 'Diese Karte liegt verdeckt. Wähle „Spicken“ oder drücke lange auf sie.',
  stockHint: 'Der Vorrat ist eure Uhr: Am Ende eines Zuges wird seine oberste Karte gedreht.',
  tokens: (left) => times(left, 'Spickmarke', 'Spickmarken'),
  markers: (left) => `${left} Marker`,
  clock: {
    name: 'Uhr',
    free: 'Ohne Uhr',
    stands: 'Die Uhr steht',
    stock: 'Vorrat durch in',
    lost: 'Verloren in',
    turns: (turns) => times(turns, 'Zug', 'Zügen'),
    pass: 'Durchgang',
    passOf: (pass, passes) => `${pass} von ${passes}`,
  },
  peeked: (name, card, column) => `${name} hat bei Karte ${card} in Spalte ${column} gespickt.`,
  marked: (name, card, column) => `${name} hat Karte ${card} in Spalte ${column} markiert.`,
  fromWaste: 'dem Abwurfstapel',
  markerReturned: (name) => `Der Marker von ${name} ist zurück.`,
  clockTurned: (card) => `Die Uhr hat ${card} gedreht.`,
  redealt: 'Der Abwurfstapel wurde umgedreht und ist der neue Vorrat.',
  refusals: {
    peekTaken: 'In einem Zug wird nur einmal gespickt.',
    peekMissed: 'Gespickt wird vor der ersten Bewegung des Zuges.',
    noPeekTokens: 'Du hast keine Spickmarke mehr.',
    notFaceDown: 'Spicken und markieren geht nur bei verdeckten Karten.',
    notSeen: 'Markieren kannst du nur eine Karte, bei der du gespickt hast.',
    alreadyMarked: 'Dein Marker liegt schon darauf.',
    noMarkersLeft: 'Deine beiden Marker liegen schon auf dem Tisch.',
    notLow: 'Ein Marker muss stimmen: Nur Ass, 2 oder 3 darf einen tragen.',
  },
  silenceText: {
    forbidden:
      'Kein Wort über verdeckte Karten und keines über eure Pläne. Über die Regeln, wer am Zug ist, über Marken und Durchgänge dürft ihr reden. Das Übrige sagen die Marker.',
    allowed:
      'Auf dieser Stufe dürft ihr einander erzählen, was ihr gesehen habt. Pläne bleiben unausgesprochen; Regeln, Züge, Marken und Durchgänge sind frei.',
  },
};
