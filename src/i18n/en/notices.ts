export const notices = {
  dismiss: 'Got it',
  saveDamaged:
    'The open game can’t be read any more. Please start a new one; the old one will be kept to one side, not deleted.',
  saveNewer:
    'The open game comes from a newer version of this program. It is safe: load the page again to get that version and carry on.',
  storageBlocked:
    'This browser isn’t letting the game be saved. You can play on, but after closing the page it will be gone.',
  openElsewhere: 'The game is now open in another tab.',
};
