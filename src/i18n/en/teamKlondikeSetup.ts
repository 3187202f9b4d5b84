/** Level and options of Team Klondike, as they are chosen and told. */
export const teamKlondikeSetup = {
  players: 'How many of you?',
  playerCount: (players: number) => `${players} players`,
  timeTokens: (tokens: number) =>
    tokens === 1 ? '1 time token' : `${tokens === 0 ? 'no' : tokens} time tokens`,
  openHands: {
    name: 'Open hands',
    hint: 'All hands lie open. Plans still stay unspoken.',
  },
  timeTokensField: {
    name: 'Time tokens',
    hint: 'What you may lose in turns without a hand card',
  },
};
