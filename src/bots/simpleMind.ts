import { CHARACTER } from './mind/characters';
import { createMind, type Mind } from './mind/mind';
import { emptyWeights } from './mind/network';

/**
 * Plays like the middle character without its foresight, for when no worker answers: it needs no weights, and is quick
 * enough for the page itself.
 */
export function createSimpleMind(): Mind {
  return createMind({ ...CHARACTER.middle, foresight: 0, scoresFrom: 8, candidates: 4, efforts: null }, emptyWeights());
}
