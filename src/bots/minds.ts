import type { Move } from '../rules/state';
import { CHARACTER, type CharacterName } from './mind/characters';
import { createMind, type Mind } from './mind/mind';
import { WEIGHTS } from './mind/weights';
import { parseWeights } from './mind/weightsText';
import type { PublicView } from './publicView';

/** The three minds with the weights that the app has. Each is made when it is first asked. */
export interface Minds {
  decide(character: CharacterName, view: PublicView): Move;
}

export function createMinds(): Minds {
  const weights = parseWeights(WEIGHTS);
  const made = new Map<CharacterName, Mind>();
  return {
    decide(name, view) {
      const mind = made.get(name) ?? createMind(CHARACTER[name], weights);
      made.set(name, mind);
      return mind.decide(view);
    },
  };
}
