import type { GameId } from '../history/record';
import { formatSave } from './format/save';
import type { Spare } from './spare';
import { newest, newestHead } from './spareText';
import type { SpareAnswer, SpareRequest } from './spareWorker';

/** A disk that says nothing for so many milliseconds will not. */
const LONGEST_SILENCE = 5000;
/** Once it was waited for in vain, and has not answered since. */
const SHORT_SILENCE = 1000;

/** Second copies in files, which survive whatever happens to the database. Rejects where they do not open. */
export async function openSpareFiles(): Promise<Spare> {
  if (!('getDirectory' in (navigator.storage ?? {}))) throw new Error('no files here');
  const worker = new Worker(new URL('./spareWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SpareAnswer) => void>();
  let count = 0;
  let isSilent = false;
  const fail = (failure: string) => {
    for (const [number, answer] of waiting) answer({ number, value: null, failure });
  };
  worker.onmessage = ({ data }: MessageEvent<SpareAnswer>) => waiting.get(data.number)?.(data);
  worker.onerror = () => fail('the worker failed');
  const ask = (request: SpareRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const number = count++;
      // Notes pass the others: they say nothing about those that wait for their turn.
      const isQueued = request.type !== 'note';
      const timer = setTimeout(
        () => {
          isSilent ||= isQueued;
          reject(new Error('no answer'));
        },
        isSilent ? SHORT_SILENCE : LONGEST_SILENCE,
      );
      // A late answer is a sign of life, too.
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
  await ask({ type: 'begin' });
  return {
    isAll: true,
    note: async (game) => {
      await ask({ type: 'note', game });
    },
    write: async (save) => {
      await ask({ type: 'write', game: formatSave(save) });
    },
    read: async (id) => newest(await textsOf(id)),
    head: async (id) => newestHead(await textsOf(id)),
    ids: async () => (await ask({ type: 'ids' })) as readonly GameId[],
    remove: async (id) => {
      await ask({ type: 'remove', id });
    },
  };
}
