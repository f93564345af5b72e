import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatPosition } from '../../../../src/rules/text/position';
import { formatSave } from '../../../../src/storage/format/save';
import { openReplay } from '../../../../src/ui/screens/replay/open';
import { type App, leaveDevice, newDevice, startApp } from '../../../support/storage/device';
import { neverOpen } from '../../../support/storage/failures';
import { cutTo, RUNNING, saveOf } from '../../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

const SAVE = saveOf(cutTo(RUNNING, 40));

test('a game is shown from its first move to its last', async () => {
  await app.saves.writeSave(SAVE, 0);
  const opened = await openReplay(app.games, SAVE.id);
  if (!opened.ok) throw new Error(opened.why);
  const { title, record, playback, isShortened } = opened.game;
  expect([title, record, playback.total, isShortened]).toEqual([SAVE.title, SAVE.record, 40, false]);
});

test('a game whose story cannot be followed is shown where it stands', async () => {
  const { log } = SAVE.record;
  await app.saves.writeSave({ ...SAVE, record: { ...SAVE.record, log: log.toSpliced(20, 1) } }, 0);
  const opened = await openReplay(app.games, SAVE.id);
  if (!opened.ok) throw new Error(opened.why);
  const { playback, isShortened } = opened.game;
  expect([playback.total, isShortened]).toEqual([0, true]);
  expect(formatPosition(playback.view.state.value)).toBe(SAVE.position);
});

test('a game that cannot be shown says why', async () => {
  await app.database.putGames([
    { ...formatSave(SAVE), id: 'torn', people: 'Anna' },
    { ...formatSave(SAVE), id: 'future', version: 99 },
  ]);
  expect(await openReplay(app.games, 'unknown')).toEqual({ ok: false, why: 'missing' });
  expect(await openReplay(app.games, 'torn')).toEqual({ ok: false, why: 'damaged' });
  expect(await openReplay(app.games, 'future')).toEqual({ ok: false, why: 'newer' });
  neverOpen();
  expect(await openReplay(app.games, 'future')).toEqual({ ok: false, why: 'unreachable' });
});
