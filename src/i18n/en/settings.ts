export const settings = {
  heading: 'Settings',
  language: { name: 'Language', about: 'Changes at once, even in the middle of a game.' },
  betweenTurns: {
    name: 'Between turns',
    about: 'The table shows what was done and who is next, or a card tells it in words and waits for the next player.',
    values: { table: 'Show it', card: 'Card' },
  },
  motion: {
    name: 'Motion',
    about: 'How fast luminos glide to their places.',
    values: { off: 'Off', brisk: 'Brisk', calm: 'Calm' },
    reduced: 'This device asks for less motion: luminos fade in and do not glide.',
  },
  pace: {
    name: 'Characters',
    about: 'How fast Pip, Marlo and Orla play. A touch hurries them.',
    values: { calm: 'Calm', normal: 'Normal', quick: 'Quick' },
  },
  sound: {
    name: 'Sounds',
    about: 'A few quiet sounds for laying, drawing and scoring.',
    values: { off: 'Off', on: 'On' },
    muted: 'Nothing to hear? The device may be muted.',
    none: 'This browser cannot make sounds.',
  },
  brings: {
    name: 'What a place brings',
    about: 'While you hold a lumino over the reef, small figures say what would change in points.',
    values: { off: 'Off', on: 'On' },
  },
  hints: {
    name: 'Hints',
    about: 'A small lamp at the top. Whoever is stuck can ask it, step by step; the log notes each time.',
    values: { off: 'Off', on: 'On' },
  },
  marks: {
    name: 'Level marks',
    about: 'Small marks on the luminos say on which level they lie.',
    values: { off: 'Off', on: 'On' },
  },
  hand: {
    name: 'Left or right',
    about: 'For the hand you play with: what you press often lies on this side.',
    values: { left: 'Left', right: 'Right' },
  },
  keyboard: {
    name: 'Keyboard',
    about:
      'Tab and the arrow keys lead through the table. Enter chooses and lays, R turns the lumino, L looks under a field, 1 to 9 show one level and 0 all of them. U takes back, H asks for a hint, ? opens the rules, Esc lets go.',
  },
};

export type SettingsTexts = Readonly<typeof settings>;
