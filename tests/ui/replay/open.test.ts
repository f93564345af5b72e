import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatPosition } from '../../../src/rules/notation';
import { formatSave } from '../../../src/storage/format/save';
import { type App, leaveDevice, newDevice, startApp } from '../../storage/device';
import { neverOpen } from '../../support/storage/failures';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';

let app: App;
let openReplay: typeof import('../../../src/ui/screens/replay/open').openReplay;

beforeEach(async () => {
  newDevice();
  app = await startApp();
  ({ openReplay } = await import('../../../src/ui/screens/replay/open'));
});

afterEach(leaveDevice);

const SAVE = saveOf(cutTo(RUNNING, 40));

test('a game is shown from its first move to its last', async () => {
  await app.saves.writeSave(SAVE, 0);
  const opened = await openReplay(SAVE.id);
  if (!opened.ok) throw new Error(opened.why);
  const { title, record, watching, isShortened } = opened.game;
  expect([title, record, watching.total, isShortened]).toEqual([SAVE.title, SAVE.record, 40, false]);
});

test('a game whose story cannot be followed is shown where it stands', async () => {
  const { log } = SAVE.record;
  await app.saves.writeSave({ ...SAVE, record: { ...SAVE.record, log: log.toSpliced(20, 1) } }, 0);
  const opened = await openReplay(SAVE.id);
  if (!opened.ok) throw new Error(opened.why);
  const { watching, isShortened } = opened.game;
  expect([watching.total, isShortened]).toEqual([0, true]);
  expect(formatPosition(watching.table.state.value)).toBe(SAVE.position);
});

test('a game that cannot be shown says why', async () => {
  await app.games.putGames([
    { ...formatSave(SAVE), id: 'torn', people: 'Anna' },
    { ...formatSave(SAVE), id: 'future', version: 99 },
  ]);
  expect(await openReplay('nobody')).toEqual({ ok: false, why: 'missing' });
  expect(await openReplay('torn')).toEqual({ ok: false, why: 'damaged' });
  expect(await openReplay('future')).toEqual({ ok: false, why: 'newer' });
  neverOpen();
  expect(await openReplay('future')).toEqual({ ok: false, why: 'unreachable' });
});
