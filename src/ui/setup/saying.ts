import { type ReadonlySignal, signal } from '@preact/signals';

const latest = signal({ sentence: '' });

/** What happened just now, for those who cannot see it. A new object each time: the same words again are news, too. */
export const said: ReadonlySignal<{ readonly sentence: string }> = latest;

export function say(sentence: string): void {
  latest.value = { sentence };
}
