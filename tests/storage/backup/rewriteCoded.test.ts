import { expect, test, vi } from 'vitest';
import { UNKNOWN } from '../../../src/storage/backup/backups';
import { rewriteCodedBackups } from '../../../src/storage/backup/reconcile';
import { RUNNING, saveOf } from '../../support/storage/samples';

const SAVE = saveOf(RUNNING, { saves: 5 });

test.each([
  ['older', { ...SAVE, saves: 4 }, 1],
  ['as new', SAVE, 1],
  ['newer', { ...SAVE, saves: 6 }, 0],
  ['missing', null, 1],
  ['unknown, because its place does not answer', UNKNOWN, 0],
] as const)('[backup] a link code that is %s is written over only if nothing can get lost', async (_, head, times) => {
  const write = vi.fn(async () => true);
  await rewriteCodedBackups({
    readSave: async () => ({ ok: true, save: SAVE, isRestored: false }),
    backups: {
      codedIds: async () => [SAVE.id],
      readHead: async () => (head === null || head === UNKNOWN ? head : { ...head, people: SAVE.record.people }),
      write,
    },
  });
  expect(write).toHaveBeenCalledTimes(times);
});
