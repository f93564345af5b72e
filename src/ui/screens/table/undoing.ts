import type { Person } from '../../../history/record';
import type { TableTexts } from '../../../i18n/en/table/table';
import type { HandingOn } from '../../../store/table/handingOn';
import { seatName } from '../../boardScreen/names';
import type { TableScreen } from './tableScreen';

/** Takes back the last move or this whole turn: at once where that is free, else the table is asked first. */
export function takeBack({ table, question }: TableScreen, what: 'undo' | 'restart'): void {
  // A finished game stays finished: its result would vanish by a slip of a finger.
  if (table.state.peek().step.type === 'over') return;
  // What is only begun is taken back first.
  if (what === 'undo' && table.first.peek() !== null) {
    table.act({ type: 'letGo' });
    return;
  }
  const price = what === 'undo' ? table.undoPrice.peek() : table.restartPrice.peek();
  if (price === 'free') table.act({ type: what, hasConsent: false });
  else if (price === 'consent') question.value = what;
}

/** "the end of Nora’s turn": what undoing takes back where it leads back to another player, or into the scoring phase. */
export function handingName(texts: TableTexts, people: readonly Person[], { type, seat }: HandingOn): string {
  return texts.screen.takenBack[type](seatName(texts, people, seat));
}
