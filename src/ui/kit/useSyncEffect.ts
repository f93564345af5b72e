import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Runs at once whenever a signal that it reads has changed, as long as the component is there. `useSignalEffect` would ask
 * for a frame each time: with every field that a finger passes.
 */
export function useSyncEffect(run: () => void): void {
  useEffect(() => effect(run), []);
}
