export const notices = {
  dismiss: 'Got it',
  saveDamaged:
    'The game that was open can’t be read any more. We have put it to one side; please start a new one.',
  saveNewer:
    'The game that was open comes from a newer version of this program. It has been put to one side; load the page again to get that version.',
  storageBlocked:
    'This browser isn’t letting the game be saved. You can play on, but after closing the page it will be gone.',
  openElsewhere: 'The game is now open in another tab.',
};
