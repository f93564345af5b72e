import type { CategoryKey, Kind, Placed, RowKey } from '../keys/ending';
import type { AnimalKey, ColourKey, VictoryKey } from '../keys/table';
import { words } from './table/words';

const CATEGORIES: Readonly<Record<CategoryKey, string>> = {
  jellyfish: 'Jellyfish',
  limestone: 'Limestone',
  animals: 'Animals',
  majorities: 'Colour majorities',
  remote: 'Remote limestone',
};

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'shells',
  crab: 'crabs',
  seahorse: 'seahorses',
  starfish: 'starfish',
};

/** Why there are points, in one or two short sentences. */
const reasons = {
  opening: 'The last round is over. Now everything that is left is counted.',
  jellyfish: (who: string, count: number) => {
    if (count === 0) return `${who} has no jellyfish.`;
    return count === 1 ? `${who}: 1 jellyfish, 2 points.` : `${who}: ${count} jellyfish, 2 points each.`;
  },
  limestone: (who: string, count: number) => {
    if (count === 0) return `${who} has no limestone left.`;
    return count === 1
      ? `${who}: 1 limestone, too little for a point.`
      : `${who}: ${count} limestone, 1 point for every 2.`;
  },
  noAnimals: (who: string) => `${who} shows no animals.`,
  animalKinds: (who: string, kinds: readonly Kind[]) =>
    `${who}: ${words.list(kinds.map((kind, index) => `${pointsOf(kind, index)} for ${animals(kind)}`))}.`,
  majority: (colour: ColourKey, first: Placed, second: Placed) => {
    const shade = words.colour(colour);
    if (first.names.length === 0) return `Nobody shows any ${shade}.`;
    if (first.names.length > 1) {
      return `${words.list(first.names)} tie for the most ${shade} with ${fields(first.count)} each: 3 points each, and nobody is second.`;
    }
    const [winner] = first.names;
    if (second.names.length === 0) return `Only ${winner} shows ${shade}: 4 points.`;
    const most = `${winner} has the most ${shade} with ${fields(first.count)}: 4 points.`;
    return second.names.length === 1
      ? `${most} ${second.names[0]} is second with ${second.count}: 2 points.`
      : `${most} ${words.list(second.names)} tie for second with ${second.count} each: 1 point each.`;
  },
  remote: (who: string, count: number, points: number) =>
    count === 0
      ? `${who} has covered all remote limestone and loses nothing.`
      : `${who}: ${count} remote limestone ${count === 1 ? 'field' : 'fields'} still open, ${words.points(points)}.`,
};

/** What is counted for everyone at once. */
const rules: Readonly<Record<Exclude<CategoryKey, 'animals'>, string>> = {
  jellyfish: 'Every jellyfish brings 2 points.',
  limestone: 'Every 2 limestone bring 1 point.',
  majorities: 'Most fields of a colour: 4 points, second most: 2. Those who tie get 3 or 1 each.',
  remote: 'Remote limestone that is still open costs points.',
};

const ROWS: Readonly<Record<RowKey, string>> = {
  coral: 'Coral scorings',
  discards: 'Discarded luminos',
  before: 'Before final scoring',
  ...CATEGORIES,
  total: 'Total',
};

export const ending = {
  reasons,
  rules,
  categories: CATEGORIES,
  rows: ROWS,
  heading: 'Final scoring',
  standings: 'Points so far',
  progress: (step: number, of: number) => `${step} of ${of}`,
  has: (who: string, points: number) => `${who}: ${words.points(points)}`,
  back: 'Back',
  next: 'Next',
  pause: 'Pause',
  goOn: 'Resume',
  toResult: 'To the result',
  skip: 'Skip',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins!` : `${words.list(names)} win together!`),
  because: (by: VictoryKey, winner: string, tied: readonly string[], points: number, limestone: number) => {
    switch (by) {
      case 'points':
        return words.points(points);
      case 'limestone':
        return `${words.list(tied)} have ${words.points(points)} each. ${winner} has more limestone left: ${limestone}.`;
      case 'sharing':
        return `${words.points(points)} and ${limestone} limestone each: nobody is ahead.`;
    }
  },
  result: 'The result',
  category: 'Points for',
  picture: 'Save picture',
  savePicture: (who: string) => `Save a picture of ${who}’s reef`,
  pictureSaved: 'The picture is saved.',
  pictureFailed: 'The picture could not be saved on this device. A screenshot of the reef will do, too.',
  curve: 'Points by round',
  round: 'Round',
  start: 'Start',
  again: 'Again with the same people',
  look: 'Look at the reefs',
  showAgain: 'Show the scoring again',
  home: 'Home',
  /** The rest of what can be done. */
  more: 'More',
  backToResult: 'Back to the result',
};

function animals({ animal, count }: Kind): string {
  return count === 1 ? `1 ${animal}` : `${count} ${ANIMALS[animal]}`;
}

/** "7 points", and from the second one on just "7". */
function pointsOf({ points }: Kind, index: number): string {
  return index === 0 ? words.points(points) : String(points);
}

function fields(count: number): string {
  return count === 1 ? '1 field' : `${count} fields`;
}

export type EndingTexts = Readonly<typeof ending>;
