/** The puzzle of the day: the page with the last days, and a puzzle at the table. */
export const puzzle = {
  heading: 'Puzzle of the day',
  about: 'A real game stops in the middle. One turn is clearly better than all others. Can you find it?',
  yesterday: 'Yesterday',
  earlier: 'Earlier days',
  state: {
    open: 'Not tried yet',
    tried: (tries: number) => (tries === 1 ? '1 try so far' : `${tries} tries so far`),
    found: (tries: number) => (tries === 1 ? 'Found at the first try' : `Found at try ${tries}`),
    shown: 'Best turn seen',
  },
  play: 'Play the puzzle',
  goOn: 'Go on with it',
  look: 'Look at it again',
  rules: [
    'Play one whole turn and end it. You then learn what it is worth, and you have three tries.',
    'Special actions are left out: nobody knows what they would draw.',
    'Both turns are played to the end of the game many times: everybody goes on as the strongest character judges, and what nobody can see is dealt anew.',
    'Every device with this version of the app has the same puzzle, without asking anyone.',
  ],

  /** While it is looked for. */
  looking: 'Looking for the puzzle …',
  lookingHere:
    'It is found on this device. That takes a little while, on an older one a minute or two, and only once a day.',
  notFound: 'No puzzle can be found just now',
  notFoundWhy: 'Thinking does not work on this device at the moment. Your games are not touched by that.',
  tryAgainLater: 'Try again',
  noDay: {
    none: { title: 'There is no such day', says: 'The link may have been cut off on its way.' },
    future: { title: 'This puzzle is not there yet', says: 'It opens when its day begins where you are.' },
    past: { title: 'This puzzle is over', says: 'The puzzles of the last seven days can be played.' },
  },

  /** At the table. */
  asks: 'One turn is clearly the best. Can you find it?',
  left: (tries: number) => (tries === 1 ? '1 try left' : `${tries} tries left`),
  measuring: 'What is that worth? Playing on …',
  failed: 'That could not be measured. It does not count as a try.',
  again: 'Try again',
  less: (points: string) => `${points} points less than the best turn`,
  found: 'That is it: the best turn',
  asGood: 'As good as the best turn',
  better: (points: string) => `${points} points better than the best turn we know. Well seen!`,
  bestTurn: 'This is the best turn',
  compare: 'Which turn lies on the table',
  show: { own: 'Your turn', best: 'Best turn' },
  why: 'Why?',
  /** Beside signs with points. */
  more: 'The best turn brings, in the mean',
  rival: 'from the other player, who gets less',
  rivalMore: 'from the other player, who gets more',
  ahead: (points: string) => `Every other kind of turn brings at least ${points} points less.`,
  sure: (low: string, high: string, games: number) =>
    `Measured in ${games} games: between ${low} and ${high}, 95 % sure`,
  challenge: 'Challenge others',
  otherDays: 'Other days',
  noSpecial: 'In a puzzle special actions are left out: nobody knows what they would draw.',

  dialog: {
    title: 'Who finds it, too?',
    says: 'This link leads to the same position, on every device with the same version of the app.',
    open: 'It can be played for seven days.',
    notLoaded: 'The link cannot be shown just now. Try again with a network.',
  },
};
