import { type ReadonlySignal, signal } from '@preact/signals';

type Chunk = typeof import('./table/Table');

const loaded = signal<Chunk | 'loading' | 'failed'>('loading');

/** The table's code. It comes behind the first page, which must be small. */
export const tableChunk: ReadonlySignal<Chunk | 'loading' | 'failed'> = loaded;

let isAsked = false;

export function loadTable(): void {
  if (isAsked) return;
  isAsked = true;
  import('./table/Table').then(
    (chunk) => {
      loaded.value = chunk;
    },
    () => {
      loaded.value = 'failed';
    },
  );
}

/** Fetches the table while the first page is being read. */
export function loadTableWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadTable, { timeout: 3000 });
  else setTimeout(loadTable, 600);
}
