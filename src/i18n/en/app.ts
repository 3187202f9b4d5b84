export const app = {
  title: 'Klondike Together',
  loading: 'Just a moment …',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  games: { undercover: 'Undercover', 'team-klondike': 'Team Klondike' },
  crash: {
    title: 'Something went wrong',
    text: 'The fault is the program’s, not yours. Your game is kept up to the last move: load the page again and carry on.',
    reload: 'Load the page again',
  },
  elsewhere: {
    title: 'The game is open in another tab',
    text: 'So that nothing gets lost, it is played in one tab at a time. You can bring it over here; it carries on right where it is.',
    playHere: 'Play here instead',
  },
};
