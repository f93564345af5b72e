import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useSyncEffect } from '../../../kit/useSyncEffect';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { DEAF_MS } from './durations';
import { isBannerShown } from './isBanner';
import { listenDuringBeats } from './listenDuringBeats';
import './beatCover.css';

/**
 * Over all of the table but its upper bar during a beat: a touch skips it and does nothing else. At the beginning of a beat
 * it takes the fingers that were meant for what was there before.
 */
export function BeatCover({ screen }: { readonly screen: TableScreen }) {
  const { beat, isBlocking, skip } = screen.beats;
  const isDeaf = useSignal(false);
  useSyncEffect(() => {
    if (beat.value === null) return;
    isDeaf.value = true;
    const timer = setTimeout(() => {
      isDeaf.value = false;
    }, DEAF_MS);
    return () => {
      clearTimeout(timer);
      isDeaf.value = false;
    };
  });
  useEffect(() => listenDuringBeats(screen, isDeaf), [screen]);
  useEffect(() => {
    if (!isBlocking.value) focusAfterBeats(screen);
  }, [isBlocking.value]);
  // The card covers the table by itself.
  if (!isBlocking.value && !(isDeaf.value && isBannerShown(screen))) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for fingers; keys have Enter, Space and Escape
    <div
      class="beatCover"
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={() => {
        if (!isDeaf.peek() && isBlocking.peek()) skip();
      }}
    />
  );
}

/** The button that ended the turn is gone: a player who pressed it by a key goes on where the next turn begins. */
function focusAfterBeats(screen: TableScreen): void {
  const { activeElement } = document;
  const actions = screen.actions.current;
  if (actions === null || activeElement === null || !actions.contains(activeElement)) return;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  focusTurnStart(screen);
}
