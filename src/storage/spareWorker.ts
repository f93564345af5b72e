import type { GameId } from './record';
import { parseSave, type Stored } from './save';
import { formatSpare } from './spareText';

// Writes the second copies into files of the browser's own (OPFS), flushed to the disk. A worker, because only there a
// file can be flushed, and because nobody should wait for the packing.

export type SpareRequest =
  | { readonly type: 'begin' }
  | { readonly type: 'write' /** One text is sooner here than a list of moves. */; readonly game: Stored }
  | { readonly type: 'read'; readonly id: GameId }
  | { readonly type: 'ids' }
  | { readonly type: 'remove'; readonly id: GameId };

/** An answer to the request of that number, which failed if it says why. */
export interface SpareAnswer {
  readonly number: number;
  readonly value: unknown;
  readonly failure: string | null;
}

/** The standard library knows these in workers only. */
interface SyncFile {
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

interface WritableHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncFile>;
}

const FOLDER = 'lumicora';

/** A game has two files, written in turn: a kill in mid-write leaves the other one whole. */
const TURNS = [0, 1] as const;

let last: Promise<unknown> = Promise.resolve();

addEventListener(
  'message',
  ({ data: { number, request } }: MessageEvent<{ number: number; request: SpareRequest }>) => {
    // One after the other: a file can be opened only once.
    last = last
      .then(() => answerTo(request))
      .then(
        (value): SpareAnswer => ({ number, value, failure: null }),
        (error): SpareAnswer => ({ number, value: null, failure: String(error) }),
      )
      .then((answer) => postMessage(answer));
  },
);

async function answerTo(request: SpareRequest): Promise<unknown> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  switch (request.type) {
    case 'begin':
      // Some browsers have the folder and not the files.
      return writeFile(folder, 'begun', 'begun');
    case 'write': {
      const parsed = parseSave(request.game);
      const text = parsed.ok ? formatSpare(parsed.save) : null;
      if (!parsed.ok || text === null) throw new Error('no code for this game');
      return writeFile(folder, fileName(parsed.save.id, parsed.save.saves % 2), text);
    }
    case 'read':
      return Promise.all(TURNS.map((turn) => readFile(folder, fileName(request.id, turn))));
    case 'ids':
      return idsIn(folder);
    case 'remove':
      for (const turn of TURNS) await removeFile(folder, fileName(request.id, turn));
      return null;
  }
}

function fileName(id: GameId, turn: number): string {
  return `${id}.${turn}`;
}

async function writeFile(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const handle = (await folder.getFileHandle(name, { create: true })) as WritableHandle;
  const file = await handle.createSyncAccessHandle();
  try {
    const bytes = new TextEncoder().encode(text);
    file.truncate(bytes.length);
    file.write(bytes, { at: 0 });
    file.flush();
  } finally {
    file.close();
  }
}

async function readFile(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch {
    return null;
  }
}

async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch(() => {});
}

async function idsIn(folder: FileSystemDirectoryHandle): Promise<readonly GameId[]> {
  const ids = new Set<GameId>();
  for await (const name of folder.keys()) {
    const [id, turn] = name.split('.');
    if (turn !== undefined) ids.add(id);
  }
  return [...ids];
}
