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
