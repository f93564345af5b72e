import type { GameId } from './record';
import { formatSave } from './save';
import type { Spare } from './spare';
import { newest, newestHead } from './spareText';
import type { SpareAnswer, SpareRequest } from './spareWorker';

/** A disk that says nothing for so many milliseconds will not. */
const LONGEST_SILENCE = 5000;

/** Second copies in files, which survive whatever happens to the database. Rejects where they do not open. */
export async function openSpareFiles(): Promise<Spare> {
  const worker = new Worker(new URL('./spareWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SpareAnswer) => void>();
  let count = 0;
  const fail = (failure: string) => {
    for (const [number, answer] of waiting) answer({ number, value: null, failure });
  };
  worker.onmessage = ({ data }: MessageEvent<SpareAnswer>) => waiting.get(data.number)?.(data);
  worker.onerror = () => fail('the worker failed');
  const ask = (request: SpareRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const number = count++;
      const timer = setTimeout(() => answer({ number, value: null, failure: 'no answer' }), LONGEST_SILENCE);
      const answer = ({ value, failure }: SpareAnswer) => {
        clearTimeout(timer);
        waiting.delete(number);
        if (failure === null) resolve(value);
        else reject(new Error(failure));
      };
      waiting.set(number, answer);
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
