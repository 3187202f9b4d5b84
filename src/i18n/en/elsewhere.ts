export const elsewhere = {
  title: 'The game is open in another tab',
  text: 'So that nothing gets lost, it is played in one tab at a time. You can bring it over here; it carries on right where it is.',
  playHere: 'Play here instead',
};
