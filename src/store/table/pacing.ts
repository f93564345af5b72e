import { effect, signal } from '@preact/signals';
import type { GameState } from '../../rules/state';

/** Answers when the next move of an agent may be seen. */
export type Pace = (state: GameState, cancel: AbortSignal) => Promise<void>;

/** Lets a screen say when an agent moves on, so that everyone can follow. Until there is a screen, nothing moves. */
export interface Pacing {
  readonly pace: Pace;
  /** From now on by that pace, until the returned function is called. */
  follow(pace: Pace): () => void;
}

export function createPacing(): Pacing {
  const followed = signal<Pace | null>(null);
  return {
    pace: async (state, cancel) => {
      await new Promise<void>((resolve) => {
        const stop = effect(() => {
          if (followed.value === null) return;
          resolve();
          queueMicrotask(() => stop());
        });
        cancel.addEventListener('abort', () => stop());
      });
      await followed.peek()?.(state, cancel);
    },
    follow(pace) {
      followed.value = pace;
      return () => {
        followed.value = null;
      };
    },
  };
}
