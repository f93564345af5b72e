import { beforeAll, describe, expect, test, vi } from 'vitest';
import { games as de } from '../../../../../src/i18n/de/games';
import { games as en } from '../../../../../src/i18n/en/games';
import type { Imported } from '../../../../../src/store/library/gameLibrary';
import type { importFiles as ImportFiles } from '../../../../../src/ui/screens/games/files/importing';

let importFiles: typeof ImportFiles;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ importFiles } = await import('../../../../../src/ui/screens/games/files/importing'));
  const { loadRest } = await import('../../../../../src/ui/app/state/language');
  await loadRest();
  vi.unstubAllGlobals();
});

const file = (name: string, text = 'text') => new File([text], name);
const answering = (answer: Imported) => vi.fn(async () => answer);
const A = en.titled('a.txt');

describe('every outcome has its sentence', () => {
  test.each<[string, Imported, readonly string[]]>([
    ['one game', { ok: true, ids: ['a'], latest: null }, [en.imported(1)]],
    ['some games', { ok: true, ids: ['a', 'b', 'c'], latest: null }, [en.imported(3)]],
    ['all of them here already', { ok: true, ids: [], latest: null }, [en.alreadyHere]],
    ['too large', { ok: false, why: 'tooLarge' }, [en.refused.tooLarge(A), en.nothingWritten(1)]],
    ['not ours', { ok: false, why: 'notOurs' }, [en.refused.notOurs(A), en.nothingWritten(1)]],
    ['newer', { ok: false, why: 'newer' }, [en.refused.newer(A), en.nothingWritten(1)]],
    ['no games in it', { ok: false, why: 'empty' }, [en.refused.empty(A), en.nothingWritten(1)]],
    ['no room', { ok: false, why: 'full' }, [en.refused.full(A), en.nothingWritten(1)]],
    ['not kept', { ok: false, why: 'notKept' }, [en.refused.notKept(A), en.nothingWritten(1)]],
    [
      'damaged',
      { ok: false, why: 'damaged', game: 2, key: 'log' },
      [en.refused.damaged(A, 2, 'log'), en.nothingWritten(1)],
    ],
    [
      'a beginning that is none',
      { ok: false, why: 'rules', game: 2, at: 0 },
      [en.refused.beginning(A, 2), en.nothingWritten(1)],
    ],
    [
      'against the rules',
      { ok: false, why: 'rules', game: 2, at: 31 },
      [en.refused.rules(A, 2, 31), en.nothingWritten(1)],
    ],
  ])('%s', async (_, answer, sentences) => {
    expect(await importFiles([file('a.txt')], answering(answer))).toEqual(sentences);
  });

  test('in German as well, each its own', () => {
    const all = [
      ...[de.refused.tooLarge, de.refused.notOurs, de.refused.newer, de.refused.empty].map((say) => say('x.txt')),
      ...[de.refused.full, de.refused.notKept, de.refused.unreadable].map((say) => say('x.txt')),
      de.refused.damaged('x.txt', 2, 'log'),
      de.refused.beginning('x.txt', 2),
      de.refused.rules('x.txt', 2, 31),
    ];
    expect(new Set(all).size).toBe(10);
    for (const sentence of all) expect(sentence).toContain('x.txt');
  });
});

test('a file that is too large is not even read', async () => {
  const large = file('a.txt');
  Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
  const read = vi.spyOn(large, 'text');
  const takeIn = answering({ ok: true, ids: ['a'], latest: null });
  expect(await importFiles([large], takeIn)).toEqual([en.refused.tooLarge(A), en.nothingWritten(1)]);
  expect(read).not.toHaveBeenCalled();
  expect(takeIn).not.toHaveBeenCalled();
});

test('what cannot be read, a folder for example, is said', async () => {
  const folder = file('a.txt');
  vi.spyOn(folder, 'text').mockRejectedValue(new DOMException('', 'NotFoundError'));
  const takeIn = answering({ ok: true, ids: ['a'], latest: null });
  expect(await importFiles([folder], takeIn)).toEqual([en.refused.unreadable(A), en.nothingWritten(1)]);
  expect(takeIn).not.toHaveBeenCalled();
});

test('of several files each is read; what is wrong with one says nothing about the others', async () => {
  const takeIn = vi.fn(
    async (text: string): Promise<Imported> =>
      text === 'good' ? { ok: true, ids: ['x', 'y'], latest: null } : { ok: false, why: 'notOurs' },
  );
  const files = [file('a.txt', 'bad'), file('b.txt', 'good'), file('c.txt', 'good'), file('d.txt', 'bad')];
  expect(await importFiles(files, takeIn)).toEqual([
    en.imported(4),
    en.refused.notOurs(A),
    en.refused.notOurs(en.titled('d.txt')),
    en.nothingWritten(2),
  ]);
});
