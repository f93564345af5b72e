import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Runs whenever what it reads has changed, as long as the component is there. `useSignalEffect` would ask for a frame each
 * time it might have: with every field that a finger passes.
 */
export function useWatch(run: () => void): void {
  useEffect(() => effect(run), []);
}
