/** What the record of a game calls the four fish. */
export type FishKey = 'clownfish' | 'angelfish' | 'pufferfish' | 'swordfish';

/** By how many degrees clockwise a player sits from the tablet's lower edge. */
export type FacingKey = 0 | 90 | 180 | 270;

const FISH: Readonly<Record<FishKey, string>> = {
  clownfish: 'Clownfish',
  angelfish: 'Angelfish',
  pufferfish: 'Pufferfish',
  swordfish: 'Swordfish',
};

const SEATS: Readonly<Record<FacingKey, string>> = {
  0: 'at the bottom',
  90: 'on the left',
  180: 'at the top',
  270: 'on the right',
};

const MANY: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'All four' };

export const setup = {
  heading: 'New game',
  play: 'Play',
  firstGame: 'Good for the first game',

  guided: {
    name: 'First game?',
    about: 'We explain as you play: each rule once, when it first matters.',
    means: 'Side A and the dark score board: good to begin with.',
  },

  people: 'Who plays?',
  order: 'Clockwise, as you sit',
  name: (place: number) => `Name at place ${place}`,
  /** A player without a name goes by their fish. */
  fish: (fish: FishKey) => FISH[fish],
  fishOf: (who: string, fish: FishKey) => `Fish of ${who}: ${FISH[fish]}`,
  chooseFish: (who: string) => `A fish for ${who}`,
  swap: (who: string) => `swap with ${who}`,
  up: (who: string) => `${who}: one place up`,
  down: (who: string) => `${who}: one place down`,
  remove: (who: string) => `${who} does not play`,
  add: 'One more player',
  /** Somebody who is no person but thinks. */
  addCharacter: 'The app plays too',
  seatOf: (who: string) => `Who plays here: ${who}`,
  whoPlays: 'Who plays here?',
  whichFish: 'Which fish?',
  person: 'A person',
  personMeans: 'One of you',
  /** How they play, in a line. */
  characters: {
    easy: 'Young and curious: takes what looks pretty now and scores early. Good to learn with.',
    middle: 'Calm and steady: plans ahead and builds solidly. A fair match.',
    strongest: 'Old and wise: learned the game by itself in thousands of evenings. Hard to beat.',
  },
  isShow: 'None of you plays: you watch.',
  blank: (fish: FishKey) => `Without a name you play as ${FISH[fish]}.`,
  same: (name: string, count: number) => `${MANY[count]} of you are called ${name}. Your fish tell you apart.`,

  moved: (who: string, place: number, count: number) => `${who} now has place ${place} of ${count}.`,
  joined: (who: string) => `${who} plays, too.`,
  left: (who: string) => `${who} does not play.`,
  hasFish: (place: number, fish: FishKey) => `Place ${place} now has the ${FISH[fish].toLowerCase()}.`,

  beginner: 'Who begins?',
  lot: 'At random',

  seating: 'How do you sit?',
  around: { name: 'Around the tablet', about: 'It stays where it is. The picture turns to you.' },
  handOn: { name: 'Hand it on', about: 'It goes from player to player and says who is next.' },
  sits: (who: string, facing: FacingKey) => `${who} ${SEATS[facing]}`,

  side: 'Which reef board?',
  sides: {
    A: { name: 'Side A', about: 'Plenty of limestone in the middle: building comes easy.' },
    B: { name: 'Side B', about: 'Little limestone, and remote fields that cost points if you leave them bare.' },
  },
  scoreBoard: 'How do animals score?',
  scoreBoards: {
    dark: { name: 'Dark side', about: 'By kind: the more of the same, the more points.' },
    light: { name: 'Light side', about: 'By place: each one by itself, for what lies around it.' },
  },
};

export type SetupTexts = Readonly<typeof setup>;
