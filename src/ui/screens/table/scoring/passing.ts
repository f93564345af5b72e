import { passCost } from '../../../../rules/play/scoringOutlook';
import type { TableScreen } from '../tableScreen';

/** The player to move passes: at once, or after a question where that gives points up for good. */
export function passOrAsk({ table, passing }: TableScreen): void {
  if (passCost(table.state.peek()).type === 'points') passing.value = 'own';
  else table.act({ type: 'play', move: { type: 'pass' } });
}
