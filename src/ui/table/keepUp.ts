import { effect } from '@preact/signals';
import { logOf } from '../../store/replay';
import { newGameId, putOnShelf } from '../../store/shelf';
import { becomeGame } from '../route';
import type { OpenedGame } from './open';

/** So long the frames that show a move come first, in milliseconds. */
const WAIT = 100;

/** The shelf follows the game until the returned function is called; it is not lost by leaving the page, either. */
export function keepUp({ table, id: known, record }: OpenedGame): () => void {
  const { past, marks, state } = table;
  let id = known;
  let kept = past.peek();
  let isNamed = known !== null;
  let isLeft = false;
  let timer = 0;
  const write = () => {
    if (past.peek() === kept) return;
    kept = past.peek();
    id ??= newGameId();
    const log = logOf(kept, marks.peek());
    const isOver = state.peek().step.type === 'over';
    putOnShelf({ id, touched: Date.now(), isOver, record: { ...record, log } });
    // Not without the game itself: the address would lead nowhere. And not once it is somebody else's.
    if (!isNamed && !isLeft) isNamed = becomeGame(id);
  };
  const end = effect(() => {
    past.value;
    window.clearTimeout(timer);
    timer = window.setTimeout(write, WAIT);
  });
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', write);
  return () => {
    end();
    window.clearTimeout(timer);
    isLeft = true;
    write();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  };
}
