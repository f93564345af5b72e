/** What the first page says about the app itself: installing it, playing without a network, new versions. */
export const offline = {
  ready: 'Ready to play offline',
  newVersion: 'New version ready',
  update: 'Update',
  updating: 'One moment …',
  install: 'Install',
  later: 'Not now',
  story: {
    heading: 'Lumicora on your home screen',
    why: 'Then it opens like any other app, fills the whole screen and needs no network.',
    share: 'Tap the share sign beside the address. If it is not there, it hides behind the three dots.',
    add: 'Scroll down, tap “Add to Home Screen”, then “Add”.',
    storage: 'The app on the home screen keeps its games in a place of its own, so install it before your first game.',
    hasGames:
      'Your games from here do not move there by themselves: save them as a file under “Saved games” and open it in the app.',
    close: 'Close',
  },
  /** What the pictures in the shop window of the system show. */
  pictures: {
    home: 'The last game waits where you left it',
    table: 'Every spot where a lumino may lie is lit',
  },
};

export type OfflineTexts = Readonly<typeof offline>;
