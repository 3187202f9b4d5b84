export const start = {
  newGame: 'New game',
};
