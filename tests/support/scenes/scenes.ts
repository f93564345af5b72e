import { ANALYSIS } from './each/analysis';
import { ARRIVING } from './each/arriving';
import { CHARACTERS_AT_TABLE } from './each/characters';
import { CHRONICLE_OF_GAMES } from './each/chronicle';
import { ENDING } from './each/ending';
import { FAILING } from './each/failing';
import { HINTS_AT_TABLE } from './each/hints';
import { HOME } from './each/home';
import { KEEPING } from './each/keeping';
import { LAYING } from './each/laying';
import { LESSONS_AT_TABLE } from './each/lessons';
import { LOOKING } from './each/looking';
import { PANELS } from './each/panels';
import { PUZZLES } from './each/puzzles';
import { RESTING } from './each/resting';
import { SCORING } from './each/scoring';
import { SETUP } from './each/setup';
import { TRAYS } from './each/trays';
import { TURN } from './each/turn';
import type { Scene } from './scene';

export { addressOf, createStage } from './scene';

const BOARD = [...RESTING, ...LAYING, ...LOOKING].map((scene): Scene => ({ ...scene, isBoard: true }));

/** In the order of an evening; the board alone comes last. */
export const SCENES: readonly Scene[] = [
  ...HOME,
  ...SETUP,
  ...ARRIVING,
  ...TURN,
  ...TRAYS,
  ...SCORING,
  ...CHARACTERS_AT_TABLE,
  ...LESSONS_AT_TABLE,
  ...HINTS_AT_TABLE,
  ...PANELS,
  ...ENDING,
  ...ANALYSIS,
  ...KEEPING,
  ...CHRONICLE_OF_GAMES,
  ...PUZZLES,
  ...FAILING,
  ...BOARD,
];
