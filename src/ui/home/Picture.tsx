import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** Once it has been here, it is there at once when somebody comes back. */
const scene = signal<ComponentType | null>(null);

/** Room for the picture of the first page, and the picture once the page answers: nobody should wait for it. */
export function Picture() {
  const Scene = scene.value;
  useEffect(() => {
    import('./reef/Scene').then(
      (loaded) => {
        scene.value = loaded.Scene;
      },
      // The page is all there without it.
      () => {},
    );
  }, []);
  return <div class="picture">{Scene && <Scene />}</div>;
}
