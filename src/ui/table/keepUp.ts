import { effect } from '@preact/signals';
import { formatPosition } from '../../rules/notation';
import type { Table } from '../../store/table';
import { rememberGame } from '../lastGame';
import { followGame } from '../route';

/** So long the frames that show a move come first, in milliseconds. */
const WAIT = 100;

/** Address and memory follow the game until the returned function is called; it is not lost by leaving the page, either. */
export function keepUp({ state }: Table): () => void {
  let timer = 0;
  const remember = () => rememberGame(state.peek().step.type === 'over' ? null : formatPosition(state.peek()));
  const write = () => {
    followGame(formatPosition(state.peek()));
    remember();
  };
  const end = effect(() => {
    state.value;
    window.clearTimeout(timer);
    timer = window.setTimeout(write, WAIT);
  });
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', write);
  return () => {
    end();
    window.clearTimeout(timer);
    // The address is somebody else's by now.
    remember();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  };
}
