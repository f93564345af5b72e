import type { GameId } from '../../history/record';
import type { Device } from '../device';
import { formatSave } from '../format/save';
import { newest, newestHead } from './backupText';
import type { BackupAnswer, BackupRequest } from './messages';
import type { BackupPlace } from './place';

/** A worker that has not answered by then will not. */
const ANSWER_TIMEOUT_MS = 5000;
/** The shorter wait once the worker has missed an answer, until it answers again. */
const SILENT_TIMEOUT_MS = 1000;

/** Backups in files, which survive whatever happens to the database. Rejects where they do not open. */
export async function openFileBackups({ openFolder, startBackupWorker }: Device, rules: number): Promise<BackupPlace> {
  if (openFolder === null) throw new Error('no files here');
  const worker = startBackupWorker();
  const waiting = new Map<number, (answer: BackupAnswer) => void>();
  let count = 0;
  let isSilent = false;
  const fail = (failure: string) => {
    for (const [number, answer] of waiting) answer({ number, value: null, failure });
  };
  worker.onmessage = ({ data }: MessageEvent<BackupAnswer>) => waiting.get(data.number)?.(data);
  worker.onerror = () => fail('the worker failed');
  const ask = (request: BackupRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const number = count++;
      // Notes overtake the queue, so they do not tell whether the worker is stuck on a queued request.
      const isQueued = request.type !== 'note';
      const timer = setTimeout(
        () => {
          isSilent ||= isQueued;
          reject(new Error('no answer'));
        },
        isSilent ? SILENT_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
      );
      // A late answer counts, too: the worker is alive.
      waiting.set(number, ({ value, failure }) => {
        clearTimeout(timer);
        waiting.delete(number);
        if (isQueued) isSilent = false;
        if (failure === null) resolve(value);
        else reject(new Error(failure));
      });
      worker.postMessage({ number, request });
    });
  const textsOf = async (id: GameId) => (await ask({ type: 'read', id })) as readonly (string | null)[];
  const begin = async () => {
    await ask({ type: 'begin' });
  };
  await begin();
  return {
    isAll: true,
    note: async (game) => {
      await ask({ type: 'note', game });
    },
    write: async (save) => {
      await ask({ type: 'write', game: formatSave(save, rules) });
    },
    gather: begin,
    read: async (id) => newest(await textsOf(id), rules),
    head: async (id) => newestHead(await textsOf(id), rules),
    ids: async () => (await ask({ type: 'ids', isCoded: false })) as readonly GameId[],
    codedIds: async () => (await ask({ type: 'ids', isCoded: true })) as readonly GameId[],
    remove: async (id) => {
      await ask({ type: 'remove', id });
    },
  };
}
