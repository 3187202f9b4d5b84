import type { CoinReturn, MoveRefusal, TeamKlondikeRefusal } from '../../engine';

const times = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const teamKlondike = {
  hand: 'Hand',
  hideHand: 'Cover hand',
  /** Letters on the keyboard, as they are pressed. */
  keys: { hand: 'h', leave: 'l' },
  keyHand: { hold: 'See your hand, as long as it is held down', tap: 'See your hand, or cover it' },
  keyEnd: 'End the turn; confirm the card to tuck or the coin’s place',
  keyLeave: 'Leave the coin as it is',
  handCard: (number: number, name: string) => `card ${number} of ${name}’s hand, face down`,
  bareHand: (number: number) => `place ${number} for hand cards, empty`,
  handPlace: 'hand',
  coinsHere: (names: string) => `with the coin of ${names}`,
  holdHint: 'Hold a card, or the Hand button, to see your hand. Let go and it is covered.',
  tapHint: 'Tap your hand to see it.',
  handStays: 'Once played, a hand card cannot be taken back.',
  steps: { opening: 'Opening coin', play: '', tuck: 'Tuck a card', signal: 'Signal coin' },
  endCosts: 'No hand card played: ending the turn now costs a time token.',
  endLoses: 'No hand card played and no time token left: ending the turn now loses the game.',
  endTurnCosts: 'End turn (−1)',
  endTurnLoses: 'End turn: lost',
  tuckHint: 'Choose the hand card that goes face down under your own stock.',
  tuckDo: 'Tuck it',
  tuckChosen: (number: number) => `Tuck card ${number}`,
  coin: {
    opening: 'Before the first turn: you may set your coin. It says: I have a card that fits here.',
    openingNone: 'Before the first turn: no card of your hand fits anywhere yet.',
    set: 'Your coin: it may go on any place that is lit. It says: I have a card that fits here.',
    move: 'Your coin: you may move it to a lit place, or leave it where it is.',
    noHand: 'Your coin: it speaks for a hand card, and you have none left.',
    none: 'Your coin: no card of your hand fits anywhere just now.',
    chosen: (column: number) => `On column ${column}? Setting it ends your turn.`,
    chosenOpening: (column: number) => `On column ${column}? It stays there for now.`,
    do: 'Set the coin',
    doOn: (column: number) => `Set it on ${column}`,
    leave: 'Leave it',
    without: 'No coin',
  },
  handSize: (cards: number) => `${times(cards, 'card', 'cards')} in hand`,
  ownStock: (cards: number) => `own stock of ${times(cards, 'card', 'cards')}`,
  coinInHand: 'coin not set',
  coinOn: (column: number) => `coin on column ${column}`,
  openHand: (cards: string) => `hand: ${cards}`,
  openStock: (cards: string) => `own stock, from the top: ${cards}`,
  timeTokens: {
    name: 'Time tokens',
    left: (tokens: number) => `${times(tokens, 'time token', 'time tokens')} left`,
  },
  fromHand: 'the hand',
  timeTokenPaid: (name: string, left: number) =>
    `${name} played no hand card: one time token is gone, ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left.`,
  tucked: (name: string) => `${name} tucked a hand card under the own stock.`,
  tuckedOpen: (name: string, card: string) => `${name} tucked the ${card} under the own stock.`,
  refilled: (name: string, cards: number) => `${name} drew ${times(cards, 'card', 'cards')}.`,
  coinSet: (name: string, column: number) => `${name} set the coin on column ${column}.`,
  coinMoved: (name: string, from: number, to: number) =>
    `${name} moved the coin from column ${from} to column ${to}.`,
  coinSetAgain: (name: string, column: number) =>
    `${name} set the coin on column ${column} once more.`,
  coinLeft: (name: string) => `${name} set no coin.`,
  coinReturned: {
    covered: (name: string) => `${name}’s coin goes back: its card was covered.`,
    moved: (name: string) => `${name}’s coin goes back: its card was moved.`,
    filled: (name: string) => `${name}’s coin goes back: its column was filled.`,
    played: (name: string) => `${name}’s coin goes back: the card it spoke of was played.`,
  } satisfies Record<CoinReturn, (name: string) => string>,
  openingRecap: (name: string) => `${name}’s opening coin`,
  cover: {
    paid: (left: number) => `One time token is gone: ${left === 0 ? 'none' : left} left.`,
    kept: (left: number) => `No time token was lost: ${left === 0 ? 'none' : left} left.`,
  },
  refusals: {
    notInHand: 'This card is not in your hand.',
    coinNotTrue: 'A coin must be true: you have no card that fits here.',
    noTuckDue: 'There is nothing to tuck.',
    openingCoinFirst: 'First your coin: set it, or go on without one.',
    endTurnFirst: 'Coins are set at the end of the turn.',
    tuckFirst: 'First choose the hand card to tuck.',
    coinFirst: 'Your moves are done: now it is about your coin.',
  } satisfies Record<Exclude<TeamKlondikeRefusal, MoveRefusal | 'gameOver'>, string>,
  silence:
    'Say nothing about hand cards, nor about your plans. You may talk about the rules, about whose turn it is, and about the time tokens left. Coins do the talking.',
  silenceOpen:
    'All hands lie open, but plans stay unspoken. You may talk about the rules, about whose turn it is, and about the time tokens left.',
};
