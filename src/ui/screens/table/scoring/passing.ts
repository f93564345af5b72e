import { decidersLeft, passCost } from '../../../../rules/play/scoringOutlook';
import type { Seat } from '../../../../rules/state';
import type { TableScreen } from '../tableScreen';

/** The player to move passes: at once, or after a question where that gives points up for good. */
export function passOrAsk({ table, passing }: TableScreen): void {
  if (passCost(table.state.peek()).type === 'points') passing.value = 'own';
  else table.act({ type: 'play', move: { type: 'pass' } });
}

/** The people who could pass with one word: all who are still to decide before the next character. */
export function passingTogether({ table, isCharacter }: TableScreen): readonly Seat[] {
  const left = decidersLeft(table.state.value);
  const next = left.findIndex(isCharacter);
  return next < 0 ? left : left.slice(0, next);
}
