import { ARRIVING } from '../support/scenes/each/arriving';
import { ENDING } from '../support/scenes/each/ending';
import { FAILING } from '../support/scenes/each/failing';
import { HOME } from '../support/scenes/each/home';
import { KEEPING } from '../support/scenes/each/keeping';
import { LAYING } from '../support/scenes/each/laying';
import { LOOKING } from '../support/scenes/each/looking';
import { PANELS } from '../support/scenes/each/panels';
import { RESTING } from '../support/scenes/each/resting';
import { SCORING } from '../support/scenes/each/scoring';
import { SETUP } from '../support/scenes/each/setup';
import { TURN } from '../support/scenes/each/turn';
import type { Scene } from '../support/scenes/scene';

export { addressOf, createStage } from '../support/scenes/scene';

const BOARD = [...RESTING, ...LAYING, ...LOOKING].map((scene): Scene => ({ ...scene, isBoard: true }));

/** In the order of an evening; the board alone comes last. */
export const SCENES: readonly Scene[] = [
  ...HOME,
  ...SETUP,
  ...ARRIVING,
  ...TURN,
  ...SCORING,
  ...PANELS,
  ...ENDING,
  ...KEEPING,
  ...FAILING,
  ...BOARD,
];
