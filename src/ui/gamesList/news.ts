import { type ReadonlySignal, signal } from '@preact/signals';

/** What has just happened to the games, in sentences that are ready to be read. */
export interface News {
  readonly sentences: readonly string[];
  /** What can be tried once more. */
  readonly again: (() => void) | null;
}

const latest = signal<News | null>(null);

export const news: ReadonlySignal<News | null> = latest;

/** Says something; nothing takes back what was said. */
export function say(sentences: readonly string[], again: News['again'] = null): void {
  latest.value = sentences.length === 0 ? null : { sentences, again };
}
