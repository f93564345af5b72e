import { newGame } from '../rules/game';
import { optionsProblem } from '../rules/play/deal';
import type { GameState } from '../rules/state';
import { parsePosition } from '../rules/text/position';
import type { Origin } from './record';

/** How a game of that origin begins; null if there can be none. */
export function startOf(origin: Origin): GameState | null {
  if (origin.type === 'dealt') return optionsProblem(origin.options) === null ? newGame(origin.options) : null;
  const parsed = parsePosition(origin.position);
  return parsed.ok ? parsed.value : null;
}
