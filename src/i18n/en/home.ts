export const home = {
  title: 'Lumicora: build a glowing reef',
  description: 'Lumicora around one tablet: build a glowing coral reef, level upon level. For 2 to 4 players.',
  language: 'Language',
  tagline: 'Grow a reef that lights up the deep.',
  about:
    'Ten rounds, two to four of you, one tablet. Pick luminos (double tiles of coral) from the atoll, lay them side by side and on top of each other, and score each colour at the right moment.',
  aboutLevels:
    'Each colour scores once: on every level of your reef, its lowest number in sight counts. At the end, shells, crabs, seahorses and starfish bring points, too.',
  promise: 'No account, no advertising, no tracking: your games stay on this device.',
  home: 'Home',
  play: 'Play',
  firstGame: 'First game? We explain as you play.',
  goOn: 'Continue',
  newGame: 'New game',
  savedGames: 'Saved games',
  chronicle: 'Chronicle',
  puzzle: 'Puzzle of the day',
  howToPlay: 'How to play',
  settings: 'Settings',
  unnamed: 'A game without names',
  credits: 'Lumicora is a board game by Rita Modl, published by Deep Print Games and Pegasus Spiele in 2024.',
  loading: 'One moment …',
  independent: 'This is an independent app made by fans. Its words and drawings are our own.',
};

export type HomeTexts = Readonly<typeof home>;
