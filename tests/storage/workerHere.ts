import { vi } from 'vitest';
import type { SpareAnswer, SpareRequest } from '../../src/storage/spareWorker';

interface Message {
  readonly number: number;
  readonly request: SpareRequest;
}

/** The worker that keeps copies, started anew and without a thread of its own: what it is told, and what it answers. */
export async function startWorkerHere(answer: (answer: SpareAnswer) => void): Promise<(message: Message) => void> {
  let listener = (_: { readonly data: Message }) => {};
  vi.stubGlobal('addEventListener', (_: string, listen: typeof listener) => {
    listener = listen;
  });
  vi.stubGlobal('postMessage', answer);
  await import('../../src/storage/spareWorker');
  return (message) => listener({ data: message });
}
