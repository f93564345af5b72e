import { CHARACTER, type Character, type CharacterName } from '../../../src/bots/mind/characters';
import { createMind } from '../../../src/bots/mind/mind';
import type { Weights } from '../../../src/bots/mind/network';
import { WEIGHTS } from '../../../src/bots/mind/weights';
import { parseWeights } from '../../../src/bots/mind/weightsText';
import { publicView } from '../../../src/bots/publicView';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { greedily, type Policy, randomly, takeMost } from '../../support/policies';
import { chance } from '../../support/rules/build';
import { readWeightFile } from './weightFile';

/** Anything that plays: its next move in a state. */
export type Player = (state: GameState) => Move;

const POLICIES: Readonly<Record<string, Policy>> = { greedy: greedily, random: randomly, most: takeMost };

/** The strongest without trying anything out. */
const EVALUATION: Character = { ...CHARACTER.strongest, efforts: null, lean: 0 };

/**
 * A player by name: a character, `evaluation` (the strongest without search), a policy (greedy, random, most), or one of
 * the first two with other weights behind an @: `evaluation@weights.bin`.
 */
export function createPlayer(name: string, seed: number): Player {
  const policy = POLICIES[name];
  if (policy !== undefined) {
    const random = chance(seed);
    return (state) => policy(state, legalMoves(state), random);
  }
  const [kind, path] = name.split('@');
  const character = kind === 'evaluation' ? EVALUATION : CHARACTER[kind as CharacterName];
  if (character === undefined) throw new Error(`there is no player ${name}`);
  const mind = createMind(character, path === undefined ? parseWeights(WEIGHTS) : weightsIn(path));
  return (state) => mind.decide(publicView(state));
}

function weightsIn(path: string): Weights {
  const trained = readWeightFile(path);
  if (trained === null) throw new Error(`there is no file ${path}`);
  return trained.averaged;
}
