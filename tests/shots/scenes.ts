import type { Scene } from './scene';
import { ARRIVING } from './scenes/arriving';
import { ENDING } from './scenes/ending';
import { FAILING } from './scenes/failing';
import { HOME } from './scenes/home';
import { KEEPING } from './scenes/keeping';
import { LAYING } from './scenes/laying';
import { LOOKING } from './scenes/looking';
import { PANELS } from './scenes/panels';
import { RESTING } from './scenes/resting';
import { SCORING } from './scenes/scoring';
import { SETUP } from './scenes/setup';
import { TURN } from './scenes/turn';

export { addressOf, createStage } from './scene';

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
