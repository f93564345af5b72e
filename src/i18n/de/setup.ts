import type { FacingKey, FishKey, SetupTexts } from '../en/setup';

const FISH: Readonly<Record<FishKey, string>> = {
  clownfish: 'Clownfisch',
  angelfish: 'Kaiserfisch',
  pufferfish: 'Kugelfisch',
  swordfish: 'Schwertfisch',
};

const SEATS: Readonly<Record<FacingKey, string>> = { 0: 'unten', 90: 'links', 180: 'oben', 270: 'rechts' };

const MANY: Readonly<Record<number, string>> = {
  2: 'Zwei von euch heißen',
  3: 'Drei von euch heißen',
  4: 'Ihr alle vier heißt',
};

export const setup: SetupTexts = {
  heading: 'Neue Partie',
  play: 'Spielen',
  firstGame: 'Gut für die erste Partie',

  guided: {
    name: 'Erste Partie?',
    about: 'Wir erklären beim Spielen: jede Regel einmal, wenn sie zum ersten Mal wichtig wird.',
    means: 'Seite A und die dunkle Wertung: gut für den Anfang.',
  },

  people: 'Wer spielt mit?',
  order: 'Im Uhrzeigersinn, wie ihr sitzt',
  name: (place) => `Name auf Platz ${place}`,
  fish: (fish) => FISH[fish],
  fishOf: (who, fish) => `Fisch von ${who}: ${FISH[fish]}`,
  chooseFish: (who) => `Ein Fisch für ${who}`,
  swap: (who) => `Tausch mit ${who}`,
  up: (who) => `${who}: einen Platz nach oben`,
  down: (who) => `${who}: einen Platz nach unten`,
  remove: (who) => `${who} spielt nicht mit`,
  add: 'Noch jemand spielt mit',
  addCharacter: 'Die App spielt mit',
  seatOf: (who) => `Wer hier spielt: ${who}`,
  whoPlays: 'Wer spielt hier?',
  whichFish: 'Welcher Fisch?',
  person: 'Ein Mensch',
  personMeans: 'Jemand von euch',
  characters: {
    easy: 'Jung und neugierig: nimmt, was gerade schön aussieht, und wertet früh. Gut zum Lernen.',
    middle: 'Ruhig und beständig: plant voraus und baut solide. Auf Augenhöhe.',
    strongest: 'Alt und weise: hat das Spiel an tausenden Abenden von selbst gelernt. Schwer zu schlagen.',
  },
  isShow: 'Von euch spielt niemand mit: Ihr schaut zu.',
  blank: (fish) => `Ohne Namen spielst du als ${FISH[fish]}.`,
  same: (name, count) => `${MANY[count]} ${name}. Am Fisch erkennt ihr euch.`,

  moved: (who, place, count) => `${who} hat jetzt Platz ${place} von ${count}.`,
  joined: (who) => `${who} spielt mit.`,
  left: (who) => `${who} spielt nicht mit.`,
  hasFish: (place, fish) => `Platz ${place} hat jetzt den ${FISH[fish]}.`,

  beginner: 'Wer fängt an?',
  lot: 'Auslosen',

  seating: 'Wie sitzt ihr?',
  around: { name: 'Rund ums Tablet', about: 'Es bleibt liegen. Das Bild dreht sich zu dir.' },
  handOn: { name: 'Weitergeben', about: 'Es wandert von Hand zu Hand und sagt, wer dran ist.' },
  sits: (who, facing) => `${who} ${SEATS[facing]}`,

  side: 'Welcher Riffplan?',
  sides: {
    A: { name: 'Seite A', about: 'Viel Kalkstein in der Mitte: Da baut es sich leicht.' },
    B: { name: 'Seite B', about: 'Wenig Kalkstein, und entlegene Felder kosten Punkte, wenn sie frei bleiben.' },
  },
  scoreBoard: 'Wie zählen die Tiere?',
  scoreBoards: {
    dark: { name: 'Dunkle Seite', about: 'Nach Art: je mehr gleiche, desto mehr Punkte.' },
    light: { name: 'Helle Seite', about: 'Nach Ort: jedes für sich, je nachdem, was drum herum liegt.' },
  },
};
