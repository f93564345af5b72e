import type { BoardScreen } from '../../boardScreen/boardScreen';
import { hasModifier, pressInView } from '../../boardScreen/keys';
import type { Autoplay } from './autoplay';

/** Keys that go through the game wherever the keyboard is, even nowhere; gives back what undoes it. */
export function listenToKeys(playing: Autoplay, { view }: BoardScreen): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isTheirs(event)) return;
    const go = meaningOf(playing, event);
    if (go !== null) go();
    else if (!pressInView(view, event.key)) return;
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
function meaningOf(playing: Autoplay, { key, shiftKey }: KeyboardEvent): (() => void) | null {
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
    case '+':
      return playing.faster;
    case '-':
      return playing.slower;
    default:
      return null;
  }
}
