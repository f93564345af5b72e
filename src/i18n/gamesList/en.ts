export const en = {
  round: (round: number, last: number) => `Round ${round} of ${last}`,
  turn: (name: string) => `${name}’s turn`,
  finished: 'Finished',
  /** The names as a list that is ready to be read. */
  won: (names: string, winners: number, points: number) =>
    `${names} ${winners === 1 ? 'won' : 'share the win'} with ${points === 1 ? '1 point' : `${points} points`}`,
  seat: (number: number) => `Player ${number}`,
  lookAt: 'Look at it',
  remove: (names: string) => (names === '' ? 'Delete the game without names' : `Delete the game of ${names}`),
  removed: (names: string) => (names === '' ? 'The game is deleted.' : `The game of ${names} is deleted.`),
  bringBack: 'Bring it back',
  empty: 'Nothing here yet. Every game you start is kept here by itself, and you can go on with it any day.',
};
