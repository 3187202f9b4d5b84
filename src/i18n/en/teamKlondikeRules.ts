import type { TeamKlondikeRules } from '../rules';

/** The rules of Team Klondike. */
export const rules: TeamKlondikeRules = {
  title: 'The rules of Team Klondike',
  lead: 'Two or three of you play one game of Klondike as a team. There is no common stock: the cards that are missing are in your own hands, and nobody says which they are. Only a coin may give a hint. You win together or lose together.',
  sections: [
    {
      title: 'The table',
      figure: 'team',
      text: [
        'All 52 cards are in play, from the ace (low) to the king.',
        [
          '*Tableau:* seven columns of one to seven cards. Only the last card of each lies face up.',
          '*Foundations:* one for each suit, built up from the ace to the king.',
          '*Own stocks:* the other 24 cards are dealt face down, twelve to each of two players or eight to each of three.',
          '*Hand:* the top three cards of your own stock. You alone look at them.',
          '*Time tokens:* they lie in the middle, for all of you.',
        ],
        'The youngest starts; after that you take turns. Before the first turn each of you, in turn order, may set a *signal coin*.',
      ],
    },
    {
      title: 'Building columns',
      figure: 'build',
      text: [
        'A card fits on the bottom card of a column, the one no other card covers, if it is one rank lower and of the other colour.',
        'Face-up cards that follow each other in this way form a *run*. You may move a whole run at once, or just the lower part of it.',
        'A face-down card with nothing face up on it any more is turned up immediately, for everyone to see.',
      ],
    },
    {
      title: 'Your turn',
      text: [
        'You have up to *three actions*, and you need not use them all. Each of these costs one:',
        [
          'playing a hand card to a column where it fits;',
          'moving a run, or part of one, to another column;',
          'taking the top card of a foundation back to a column.',
        ],
        'Some things are *free*, as often as you like, even when your actions are used up:',
        [
          'playing a card from your hand or from the tableau to its foundation;',
          'turning up cards that have come free, which happens by itself.',
        ],
      ],
    },
    {
      title: 'Empty columns',
      figure: 'kings',
      text: [
        'An empty column takes only a king, from a hand or from the tableau, alone or with the run that lies on it.',
      ],
    },
    {
      title: 'Time',
      figure: 'time',
      text: [
        'At the end of a turn there is a check: did you hold hand cards, and play none of them in this turn? Then the team loses a *time token*. If there is none left, you have lost.',
        'Whoever has paid a token then tucks a hand card of their choice face down *under* their own stock. If that stock is empty, the card stays in the hand.',
        'Last of all the hand is filled up to three cards from the own stock, as far as it goes.',
      ],
    },
    {
      title: 'The signal coin',
      figure: 'coin',
      text: [
        'At the very end of your turn you may set your coin, or move it, or leave it as it is. It lies on the bottom card of a column or in an empty column, and it always says the same thing: “I have a card that fits here.” That has to be true when you set it.',
        'The coin comes back to you as soon as',
        [
          'its card is covered or moved, or its empty column is filled;',
          'you play a hand card that would have fitted there, and have no other such card left in your hand.',
        ],
        'Several coins may lie on the same place. You may not take yours off the table without a reason.',
      ],
    },
    {
      title: 'Silence',
      text: [
        'Don’t talk about hand cards, and don’t talk about plans. The rules, the time tokens and whose turn it is may be discussed freely.',
      ],
    },
    {
      title: 'The end',
      text: [
        'You have *won* when all 52 cards are on the foundations. Once all hands and own stocks are empty and every card of the tableau lies face up, nothing can go wrong any more: that counts as won, and the rest plays itself.',
        'You have *lost*',
        [
          'when a time token has to be paid and there is none;',
          'when all hands and own stocks are empty and there is no way on: no card will ever be turned up and no further one will reach the foundations;',
          'when you give up, which you may do at any time.',
        ],
      ],
    },
  ],
  captions: {
    team: 'Your own hand at the top left, then the four foundations; seven columns below.',
    build: 'The nine of spades goes on the ten of diamonds, and takes the eight of hearts with it.',
    kings: 'Only a king, alone or with its run.',
    time: 'No hand card played: one time token is gone, and a card goes under the own stock.',
    coin: 'One coin says: I have a black eight. The other: I have a king.',
  },
  levels: {
    title: 'Levels',
    lead: 'The level sets how many time tokens you have.',
    timeTokensFor: (players) => `Time tokens for ${players === 2 ? 'two' : 'three'}`,
  },
  variations: {
    title: 'Variations',
    text: [
      'Each of them goes with every level, and with each other:',
      [
        '*Open hands:* all hands lie open. Plans still stay unspoken.',
        '*Four actions:* four actions a turn instead of three.',
        '*Time tokens* can also be set by hand, from none to twenty.',
      ],
    ],
  },
  screen: {
    title: 'Here on the screen',
    text: [
      'You pass one device around. After each turn the table is covered until the next player says they are there. Even then your hand lies face down: you see it as long as you hold down a hand card or the “Hand” button. In the settings you can choose to tap instead.',
      'A hand card that has been played, a card turned up, the coin and the end of your turn cannot be taken back. Moves that have only shifted cards of the tableau and shown nothing new can.',
      'Where your coin may go is shown to you alone, and only the places where it tells the truth.',
    ],
  },
};
