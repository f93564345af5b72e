export const replay = {
  heading: 'The game, step by step',
  beginning: 'This is how the game began.',
  /** Instead of that, where no move can be followed. */
  noStory: 'The story of this game could not be read. This is where it stands.',
  /** Before what a player did from the first to the last step of a turn. */
  wholeTurn: 'The whole turn:',
  controls: 'Through the game',
  first: 'To the beginning',
  previousTurn: 'Back one turn',
  previousMove: 'Back one step',
  play: 'Play',
  pause: 'Pause',
  nextMove: 'On one step',
  nextTurn: 'On one turn',
  last: 'To the end',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  slider: 'Steps of the game',
  at: (step: number, total: number) => `Step ${step} of ${total}`,
  toGame: 'To the game',
  goOn: 'Continue from here',
  goOnMeans: 'As a copy: this game stays as it is.',
  over: 'This is where the game ended.',
  copyBehind: ' – copy',
};

export type ReplayTexts = Readonly<typeof replay>;
