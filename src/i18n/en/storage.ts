/** What is wrong with keeping games, and what that means. */
export const storage = {
  /** By what is wrong with the database. */
  why: {
    none: 'The usual place for games is closed in this browser, as it is in private windows.',
    full: 'There is no room left on this device.',
    newer: 'A newer version of Lumicora has opened your games in another tab. Please reload this page.',
    lost: 'The browser has cut off the place where your games are kept.',
  },
  /** What happens to the games meanwhile. */
  backedUp: 'Your moves are kept in a second place for now, and you can play on.',
  unkept: 'You can play on, but only as long as this page is open: save the game as a file before you close it.',
  restored: (games: number) =>
    games === 1
      ? 'The browser had lost a game. It is back from the second copy, with every move.'
      : `The browser had lost ${games} games. They are back from the second copy, with every move.`,
  understood: 'Good',
  shortened:
    'The story of this game could not be read. It goes on from where it stood; earlier moves cannot be taken back.',
  replay: 'Watch from the start',
  share: 'Link and QR code',
  notShared: 'This game cannot be shared just now: it cannot be read. Saving it as a file may still work.',
  shareNotLoaded: 'Sharing could not be loaded. Check the connection and try again: nothing is lost.',
  saveFile: 'Save as a file',
  savedFile: 'Saved as a file.',
  notSavedFile: 'The file could not be saved.',
  elsewhere: 'This game is open in another tab',
  elsewhereWhy: 'Two tabs must not play one game: one would undo what the other does.',
  elsewhereMeans: 'Go on over there, or bring it here. No move is lost.',
  taken: 'This game went on in another tab',
  takenWhy: 'It was taken over there. Everything played here so far is part of it.',
  takeOver: 'Play here',
  unreachable: 'The game cannot be reached right now',
  unreachableWhy: 'The browser does not open the place where games are kept.',
  unreachableMeans:
    'Nothing has been changed. Reload the page; if that does not help, close the browser and open it again.',
  /** Where games can be kept in no place. */
  gone: 'This game is not here',
  goneWhy: 'This browser gives us no place to keep games: one lasts only as long as its page is open.',
  goneMeans: 'If you have saved it as a file, you can go on with that in a window that is not private.',
  newer: 'This game comes from a newer version',
  newerWhy: 'A newer Lumicora has saved it. This one would not understand all of it, so it leaves it alone.',
  newerMeans: 'Reload the page to get the newer version, then open it again.',
  persistence: 'Games on this device',
  isPersistent: 'The browser has promised to keep your games.',
  mayBeCleared:
    'The browser may clear games away when the device runs out of room or after a long pause. Put Lumicora on the home screen, or save all games as a file now and then.',
};

export type StorageTexts = Readonly<typeof storage>;
