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

/** There is one page at a time. */
let running: unknown;

/**
 * The same as what `new Worker` makes; with the next one the last is stopped. A message gets there when it is passed on,
 * which may be late, or never.
 */
export function stubWorker(pass: (message: Message, on: () => void) => void): void {
  class WorkerHere {
    onmessage = (_: { readonly data: SpareAnswer }) => {};
    private readonly telling = startWorkerHere((data) => this.onmessage({ data }));

    constructor() {
      running = this;
    }

    async postMessage(message: Message): Promise<void> {
      const copy = structuredClone(message);
      const tell = await this.telling;
      if (this === running) pass(message, () => tell(copy));
      else this.onmessage({ data: { number: message.number, value: null, failure: 'stopped' } });
    }
  }
  vi.stubGlobal('Worker', WorkerHere);
}
