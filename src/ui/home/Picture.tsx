import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

const scene = signal<ComponentType | null>(null);

// Asked for at once and waited for by nobody: the page answers without its picture.
import('./reef/Scene').then(
  ({ Scene }) => {
    scene.value = Scene;
  },
  () => {},
);

/** Room for the picture of the first page, and the picture as soon as it is there. */
export function Picture() {
  const Scene = scene.value;
  return <div class="picture">{Scene && <Scene />}</div>;
}
