import { vi } from 'vitest';
import { createBackupWriter } from '../../../src/storage/backup/backupWriter';
import type { BackupAnswer, BackupMessage } from '../../../src/storage/backup/messages';

/** There is one page at a time. */
let running: unknown;

/**
 * What `new Worker` makes from now on: the worker that keeps backups, without a thread of its own; with the next one the
 * last is stopped. A message gets there when it is passed on, which may be late, or never.
 */
export function stubWorker(pass: (message: BackupMessage, on: () => void) => void): void {
  class WorkerHere {
    onmessage = (_: { readonly data: BackupAnswer }) => {};
    private readonly write = createBackupWriter(() => navigator.storage.getDirectory());

    constructor() {
      running = this;
    }

    postMessage(message: BackupMessage): void {
      const copy = structuredClone(message);
      const answer = (data: BackupAnswer) => queueMicrotask(() => this.onmessage({ data }));
      if (this === running) pass(message, () => this.write(copy, answer));
      else answer({ number: message.number, value: null, failure: 'stopped' });
    }
  }
  vi.stubGlobal('Worker', WorkerHere);
}
