import { BOARDS, type Board } from '../../../src/rules/data/boards';
import { FIELDS, START_FIELDS } from '../../../src/rules/data/hex';
import { chance } from './build';

/** A board that was never printed: limestone here and there, and some of it remote. */
export function randomBoard(seed: number): Board {
  const random = chance(seed);
  const share = 0.1 + 0.4 * random();
  const signs = FIELDS.map((field) => (START_FIELDS.includes(field) ? 'S' : random() < share ? 'o' : '~'));
  const remote = FIELDS.filter((field) => signs[field] === 'o' && random() < 0.3).slice(0, 6);
  return {
    base: signs.map((sign) => (sign === 'S' ? 'start' : sign === '~' ? 'water' : 'limestone')),
    toll: signs.map((sign) => (sign === '~' ? 1 : 0)),
    remote: remote.map((field) => ({ field, penalty: 1 + Math.floor(3 * random()) })),
  };
}

/** Lets the rules play on another board in place of side A. For a whole test file or process: the rules know two boards. */
export function replaceSideA(board: Board): void {
  BOARDS.A = board;
}
