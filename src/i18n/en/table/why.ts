import type { AnimalKey, ColourKey } from '../../keys/table';
import { words } from './words';

const COUNTS = ['first', 'second', 'third', 'fourth'];

/** Why a character has played so: what its choice brings beside the best other one. */
export const why = {
  title: { turn: 'Why this turn?', score: 'Why score now?', pass: 'Why wait?' },
  /** Added to the name of a player’s button, where a tap tells it. */
  lookAt: (who: string) => `Look at ${who}’s reef, and why this turn`,
  /** What the differences compare with, by how good that would have been. */
  compared: {
    worse: (what: string) => `Instead of: ${what}`,
    equal: (what: string) => `Nearly as good: ${what}`,
    overlooked: (what: string) => `Better, but overlooked: ${what}`,
    whim: (what: string) => `Just felt like it. Better by points: ${what}`,
  },
  offer: (lumino: string) => `offer ${lumino}`,
  takeLimestone: 'take limestone',
  take: (luminos: readonly string[]) => `take ${words.list(luminos)}`,
  layElsewhere: 'lay the same elsewhere',
  score: (colour: ColourKey) => `score ${words.colour(colour)}`,
  wait: 'wait',
  colour: (colour: ColourKey) => `for ${words.colour(colour)}`,
  animal: (animal: AnimalKey) => `for ${words.animals(animal)}`,
  majority: (colour: ColourKey) => `for most ${words.colour(colour)} fields`,
  limestone: 'for limestone',
  remote: 'for remote limestone',
  jellyfish: 'for the jellyfish',
  discard: 'for discarding',
  rest: 'for the rest',
  about: (points: string) => `about ${points}`,
  later: 'for later',
  inReach: (animal: AnimalKey, count: number) => `keeps the ${COUNTS[count - 1]} ${animal} in reach`,
  same: 'Both bring the same',
  /** For screen readers: all of it. */
  spoken: (who: string, title: string, lines: readonly string[], compared: string) =>
    `${who}: ${title} ${lines.join(', ')}. ${compared}.`,
};
