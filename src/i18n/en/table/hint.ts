import type { AnimalKey, ColourKey } from '../../keys/table';
import { words } from './words';

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'shells',
  crab: 'crabs',
  seahorse: 'seahorses',
  starfish: 'starfish',
};

/** What lies around an animal, as the light score board counts it. */
const NEIGHBOURS: Readonly<Record<AnimalKey, string>> = {
  shell: 'Shells count open water around them',
  crab: 'Crabs count neighbours on their own level',
  seahorse: 'Seahorses count higher neighbours',
  starfish: 'Starfish count lower corals around them',
};

/** The hint: what matters now, good turns, the best of them. */
export const hint = {
  name: 'Hint',
  thinking: 'Thinking …',
  none: 'No hint can be found just now',
  close: 'Close the hint',
  title: {
    ways: { turn: 'Good turns', score: 'Your choices' },
    only: 'This is good',
    best: (number: number) => `Best is ${number}`,
  },
  /** What the next tap shows. */
  next: { matters: { turn: 'Show good turns', score: 'Compare choices' }, ways: 'Which is best?' },
  show: (number: number, way: string) => `Show ${number} only: ${way}`,

  level: (colour: ColourKey, level: number) =>
    `${capital(words.colour(colour))} is close to level ${level}: a number there brings more.`,
  low: (colour: ColourKey, level: number, points: number) =>
    `On level ${level} ${words.colour(colour)} counts its lowest number, ${points}: covering that brings more.`,
  animals: (animal: AnimalKey, count: number, points: number, more: number, brings: number) =>
    `You have ${count === 0 ? 'no' : count} ${count === 1 ? animal : ANIMALS[animal]}, ${words.points(points)}: ${more === 1 ? 'one more makes it' : `${more} more make it`} ${brings}.`,
  neighbours: (animal: AnimalKey, small: number, large: number, many: number) =>
    `${NEIGHBOURS[animal]}: ${words.points(small)} each, ${large} with ${many} of them.`,
  majority: (colour: ColourKey, own: number, rival: string, theirs: number) =>
    `Most ${words.colour(colour)} fields: you have ${own}, ${rival} has ${theirs}. Every field counts.`,
  limestone: (store: number, brings: number) =>
    `You have ${words.limestone(store)}, and water costs 1 a field. An offer of ${brings} or more helps.`,
  limestoneOffered: (store: number, brings: number) =>
    `You have ${words.limestone(store)}, and water costs 1 a field. Your offer brings ${brings}.`,
  remote: (points: number) => `Remote limestone that stays open at the end costs ${words.points(points)}.`,
  discard: (luminos: number): string =>
    luminos === 1
      ? 'It fits nowhere in your reef: discarding it costs 1 point.'
      : 'They fit nowhere in your reef: discarding costs 1 point each.',
  later: (colours: number, phases: number) =>
    colours === 0
      ? 'Every colour is scored: animals, most fields and limestone still count.'
      : `This turn prepares later ones: ${colourCount(colours)} left to score, in ${scoringCount(phases)}.`,
  score: (colour: ColourKey, points: number, colours: number, phases: number) =>
    `${capital(words.colour(colour))} brings ${points} now. ${capital(scoringCount(phases))} left for ${colourCount(colours)}, this one included.`,

  /** For screen readers: "lay pink 4 onto row 3, field 2 and row 3, field 3". */
  layOnto: (lumino: string, number: string, other: string) => `lay ${lumino} onto ${number} and ${other}`,
  discardIt: (lumino: string) => `discard ${lumino}`,
  spokenWays: (title: string, ways: readonly string[]) =>
    `${title}. ${ways.map((way, index) => `${index + 1}: ${way}.`).join(' ')}`,
  spokenBest: (title: string, way: string, lines: readonly string[]) => `${title}: ${way}. ${lines.join(', ')}.`,

  brings: (amount: string, words: string) => `${amount} ${words}`,
  nothingYet: 'no points yet: it pays off later',
  moreLater: 'and more later',
};

function colourCount(colours: number): string {
  return colours === 1 ? '1 colour' : `${colours} colours`;
}

function scoringCount(phases: number): string {
  return phases === 1 ? '1 scoring' : `${phases} scorings`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
