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
};
