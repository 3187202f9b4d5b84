import type { UndercoverRules } from '../rules';

/** The rules of Undercover. */
export const rules: UndercoverRules = {
  title: 'The rules of Undercover',
  lead: 'You play one game of Klondike between the two of you, turn by turn, on the same table. What makes it a game for two: each of you may peek under the face-down cards, and has to keep what is there to themselves. You win together or lose together.',
  sections: [
    {
      title: 'The table',
      figure: 'table',
      text: [
        'All 52 cards are in play, from the ace (low) to the king.',
        [
          '*Tableau:* seven columns. The first holds one card, the second two, and so on up to seven. Only the last card of each lies face up; 21 lie face down.',
          '*Stock:* the other 24 cards, face down. Its top card is turned over at once and begins the waste.',
          '*Waste:* face up. Only its top card can be played.',
          '*Foundations:* one for each suit, still empty. They are built up from the ace to the king, and getting all the cards there is what the game is about.',
        ],
        'Each of you has *peek tokens* and two *markers*. The younger player starts; after that you take turns.',
      ],
    },
    {
      title: 'Building columns',
      figure: 'build',
      text: [
        'A card fits on the bottom card of a column, the one no other card covers, if it is one rank lower and of the other colour: black on red, red on black.',
        'Face-up cards that follow each other in this way form a *run*. You may move a whole run at once, or just the lower part of it.',
        'A face-down card with nothing face up on it any more is turned up immediately, for everyone to see.',
      ],
    },
    {
      title: 'Your turn',
      text: [
        'A turn has three steps, in this order: peek if you like, act, let the clock move on.',
        'You have up to *three actions*, and you need not use them all. Each of these costs one:',
        [
          'moving a run, or part of one, to another column;',
          'moving the top card of the waste to a column;',
          'taking the top card of a foundation back to a column.',
        ],
        'Some things are *free*, as often as you like, even when your actions are used up:',
        [
          'playing the bottom card of a column, or the top card of the waste, to its foundation;',
          'turning up cards that have come free, which happens by itself;',
          'setting a marker.',
        ],
      ],
    },
    {
      title: 'Empty columns',
      figure: 'empty',
      text: [
        'A king may move into an empty column, alone or with the whole run that lies on it.',
        'On Easy and Normal any other single card may go there too: the bottom card of a column, the top card of the waste, or the top card of a foundation. More than one card at a time needs a king in front.',
        'On Hard an empty column takes kings only.',
      ],
    },
    {
      title: 'Peeking',
      figure: 'peek',
      text: [
        'Once a turn you may spend a *peek token* and look at any face-down card of the tableau. Do it before you move a card; once a card has moved, even for free, it is too late for this turn.',
        'It may be a card that one of you has already looked at. Which card you look at is no secret, but what it is, is yours alone. Nobody takes notes: you have to remember it.',
      ],
    },
    {
      title: 'Markers',
      text: [
        'Your two *markers* are the one way to tell your partner something. A marker on a face-down card says: “This is an ace, a two or a three.” It has to be true.',
        'You may set one at any time in your own turn, on a face-down card that you have peeked at, now or earlier in the game. Doing so doesn’t use up your peek.',
        'The marker stays until the card is turned up. Then it comes back to you and may be used again. Both of you may mark the same card, each with one marker.',
      ],
    },
    {
      title: 'The clock',
      figure: 'clock',
      text: [
        'At the end of every turn the top card of the stock is turned on to the waste, whether you did anything or not. This is your *clock*.',
        'When a card has to be turned and the stock is empty, the whole waste is turned over, unshuffled, to be the stock again, and its first card is turned. A new *pass* has begun. The number of passes is limited: if none is left, the game is lost.',
        'When stock and waste are both empty, there is nothing left to turn. The *clock stands still*, and you can play on in peace.',
      ],
    },
    {
      title: 'Silence',
      text: [
        'Don’t talk about face-down cards, and don’t talk about plans. The rules, whose turn it is, tokens and passes may be discussed freely.',
        'On Easy you may also tell each other what you have seen.',
      ],
    },
    {
      title: 'The end',
      text: [
        'You have *won* when all 52 cards are on the foundations. Once every card of the tableau lies face up and stock and waste are empty, nothing can go wrong any more: that counts as won, and the rest plays itself.',
        'You have *lost*',
        [
          'when the clock has to turn a card, the stock is empty and there is no pass left;',
          'when the clock stands still and there is no way on: however you go on moving cards, none will ever be turned up and no further one will reach the foundations;',
          'when you give up, which you may do at any time.',
        ],
      ],
    },
  ],
  captions: {
    table: 'The deal: stock, waste and four foundations above, seven columns below.',
    build: 'The nine of spades goes on the ten of diamonds, and takes the eight of hearts with it.',
    empty: 'A king with its run may always go here. Any other card only alone, and not on Hard.',
    clock: 'One card at the end of each turn.',
    peek: 'One of you lifts a corner. The card next to it carries a marker: an ace, a two or a three.',
  },
  levels: {
    title: 'Levels',
    lead: 'The level sets how much you can find out, how much time you have, and how freely you may move.',
    peekTokens: 'Peek tokens each',
    markers: 'Markers each',
    passes: 'Passes (waste turned over)',
    passesOf: (passes) => `${passes} (${passes - 1}×)`,
    emptyColumn: 'Single card into an empty column',
    emptyColumns: { any: 'any', king: 'king only' },
    talk: 'Talk about what you saw',
    talkAllowed: 'allowed',
    talkForbidden: 'forbidden',
  },
  variations: {
    title: 'Variations',
    text: [
      'Each of them goes with every level, and with each other:',
      [
        '*No clock:* any number of passes. You can no longer run out of time; a game with no hope left ends when you give up.',
        '*Four actions:* four actions a turn instead of three.',
        '*Kings only:* empty columns take kings only, on every level.',
        '*Passes and peek tokens* can also be set by hand: one to nine passes, none to ten tokens each.',
      ],
    ],
  },
  screen: {
    title: 'Here on the screen',
    text: [
      'You pass one device back and forth. After each turn the table is covered until the next player says they are there, so nobody sees what isn’t meant for them.',
      'A move that has shown nobody anything new can be taken back within the turn, and so can the ones before it. A peek, a card turned up and the end of a turn cannot.',
      'A peeked card can be looked at again until your turn ends. After that you are on your own, unless the memory aid is switched on in the settings.',
    ],
  },
};
