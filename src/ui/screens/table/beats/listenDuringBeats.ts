import type { ReadonlySignal } from '@preact/signals';
import type { TableScreen } from '../tableScreen';
import { blurBanner, isBannerShown } from './isBanner';

/** Where keys and fingers keep their own meaning during a beat. */
const OWN = '.topBar, .nextBanner button, [aria-modal]';

/** Keys skip a beat that the game waits for; the banner of the next player goes with the first touch or key. */
export function listenDuringBeats(screen: TableScreen, isDeaf: ReadonlySignal<boolean>): () => void {
  const { isBlocking, skip, skipAll } = screen.beats;
  const isOwn = ({ target }: Event) => target instanceof Element && target.closest(OWN) !== null;
  const press = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const isPress = key === 'Enter' || key === ' ';
    // A key that is held down was pressed for what was there before.
    if (isPress && repeat && !isTyping(event)) return swallow(event);
    if (isBlocking.peek() && (key === 'Escape' || (isPress && !isOwn(event)))) {
      swallow(event);
      if (key === 'Escape') skipAll();
      else skip();
    } else if (isBannerShown(screen) && (key === 'Escape' || !isOwn(event))) skip();
  };
  const touch = (event: PointerEvent) => {
    if (!isBannerShown(screen) || isDeaf.peek() || isOwn(event)) return;
    blurBanner();
    skip();
  };
  addEventListener('keydown', press, { capture: true });
  addEventListener('pointerdown', touch, { capture: true });
  return () => {
    removeEventListener('keydown', press, { capture: true });
    removeEventListener('pointerdown', touch, { capture: true });
  };
}

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.matches('input, textarea');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
