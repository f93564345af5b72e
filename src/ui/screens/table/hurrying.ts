import type { TableScreen } from './tableScreen';

/** Where fingers and keys keep their own meaning while a character plays. */
const OWN = '.topBar, .players, .levels, [aria-modal], button, a, input';

/** A touch beside all buttons, or Enter or Space nowhere in particular, hurries the character that plays. */
export function listenToHurry({ live, characters }: TableScreen): () => void {
  const isMeant = ({ target }: Event) =>
    live.isThinking.peek() && !(target instanceof Element && target.closest(OWN) !== null);
  const touch = (event: PointerEvent) => {
    if (isMeant(event)) characters.hurry();
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && isMeant(event)) characters.hurry();
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', press);
  return () => {
    removeEventListener('pointerdown', touch);
    removeEventListener('keydown', press);
  };
}
