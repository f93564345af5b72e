/** Pages and banners for when something is amiss: what happened, what it means, what to do now. */
export const notices = {
  unreadable: 'This link is not a game we can read',
  unreadableWhy: (place: number, word: string) =>
    word === ''
      ? 'It breaks off too early: something is missing at its end.'
      : `It goes wrong at character ${place}, here: ${word}`,
  missing: 'This game is not on this device',
  missingWhy: 'It may have been deleted, or it was played in another browser.',
  missingMeans: 'Look among your saved games, or begin a new one.',
  damaged: 'This game cannot be read',
  damagedWhy: 'What is kept of it is damaged, in both places where it was.',
  keptMeans: 'It was left as it is, and all other games are untouched.',
  guideNotLoaded: 'The rules could not be loaded. Check the connection and try again.',
  unreadableMeans: 'Nothing is lost on this device. Ask for the link again, or start from the home page.',
  home: 'Home',
  noPicture: 'No graphics (WebGL) in this browser right now.',
  notLoaded: 'The picture could not be loaded.',
  plainMeans: 'Play on with this plain board, or reload: the game stays.',
  lost: 'The picture was interrupted and is coming back.',
  reload: 'Reload',
  thinksSimply:
    'Thinking stopped twice in the background. The characters play on, with simpler thoughts. A reload may bring them back.',
};
