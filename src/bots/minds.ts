import type { Move } from '../rules/state';
import { CHARACTER, type Character, type CharacterName } from './mind/characters';
import { createMind, type Mind } from './mind/mind';
import { WEIGHTS } from './mind/weights';
import { parseWeights } from './mind/weightsText';
import type { PublicView } from './publicView';

/** The three minds with the weights that the app has. Each is made when it is first asked. */
export interface Minds {
  decide(character: CharacterName, view: PublicView): Move;
  /** The middle character without its planning ahead: quick enough for the page itself. */
  decideSimply(view: PublicView): Move;
}

export function createMinds(): Minds {
  const weights = parseWeights(WEIGHTS);
  const made = new Map<Character, Mind>();
  const mindOf = (character: Character) => {
    const mind = made.get(character) ?? createMind(character, weights);
    made.set(character, mind);
    return mind;
  };
  return {
    decide: (character, view) => mindOf(CHARACTER[character]).decide(view),
    decideSimply: (view) => mindOf(SIMPLE).decide(view),
  };
}

const SIMPLE: Character = { ...CHARACTER.middle, candidates: 6, efforts: null };
