/** Pages and banners for when something is amiss: what happened, what it means, what to do now. */
export const notices = {
  unreadable: 'This link is not a game we can read',
  unreadableWhy: (place: number, word: string) =>
    word === ''
      ? 'It breaks off too early: something is missing at its end.'
      : `It goes wrong at character ${place}, here: ${word}`,
  unreadableMeans: 'Nothing is lost on this device. Ask for the link again, or start from the home page.',
  home: 'Home',
  noPicture: 'No graphics (WebGL) in this browser right now.',
  notLoaded: 'The picture could not be loaded.',
  plainMeans: 'Play on with this plain board, or reload: the game stays.',
  lost: 'The picture was interrupted and is coming back.',
  reload: 'Reload',
};
