import type { Playing } from '../../replay/playing';
import type { TableScreen } from '../../table/tableScreen';
import { hasModifier } from '../table/keys';

/** Keys that go through the game wherever the keyboard is, even nowhere; gives back what undoes it. */
export function listenToKeys(playing: Playing, { table }: TableScreen): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isTheirs(event)) return;
    const go = meaningOf(playing, event);
    if (go !== null) go();
    else if (/^[0-9]$/.test(event.key)) table.filter(event.key === '0' ? null : Number(event.key));
    else if (event.key === 'Escape') table.letGo();
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** What the key does to the one who has the keyboard: buttons are pressed, levels chosen, the slider slides. */
function isTheirs({ key, target, shiftKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.matches('button, [type="radio"]');
  if (target.matches('[type="radio"]')) return key.startsWith('Arrow');
  return target.matches('[type="range"]') && !shiftKey && /^(?:Arrow|Home|End)/.test(key);
}

/** As on every slider, up is on: page up goes on by a turn. */
function meaningOf(playing: Playing, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? playing.nextTurn : playing.nextMove;
    case 'ArrowLeft':
      return shiftKey ? playing.previousTurn : playing.previousMove;
    case 'PageUp':
      return playing.nextTurn;
    case 'PageDown':
      return playing.previousTurn;
    case 'Home':
      return playing.first;
    case 'End':
      return playing.last;
    case ' ':
      return playing.playOrPause;
    default:
      return null;
  }
}
