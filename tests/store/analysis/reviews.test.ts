import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { keptReport, sampleReport } from '../../support/sampleReport';
import { TWO } from '../../support/scenes/games';
import { type App, leaveDevice, newDevice, startApp } from '../../support/storage/device';

const MONTH_MS = 31 * 24 * 3_600_000;

let app: App;
let id: string;

beforeEach(async () => {
  newDevice();
  app = await startApp();
  id = await app.games.keepGame(TWO.record, null);
});
afterEach(leaveDevice);

const keepReport = (of = id) => app.saves.analyses.write(of, keptReport(TWO, sampleReport(TWO, [], [])));

test('[analysis] a finished game is opened with its story and what was found out about it', async () => {
  await keepReport();
  const opened = await app.games.reviewGame(id);
  if (!opened.ok) throw new Error(opened.why);
  const { record, past, end, analysis } = opened.game;
  expect([record.people, past.length, end]).toEqual([TWO.record.people, TWO.past.length, TWO.state]);
  expect([analysis.status.value, analysis.report.value?.isDone]).toEqual(['done', true]);
});

test('[analysis] of one that is not over, not there, deleted or without its moves it says why there is nothing', async () => {
  const running = await app.games.keepGame({ ...TWO.record, log: TWO.record.log.slice(0, 9) }, null);
  const whyOf = async (each: string) => {
    const opened = await app.games.reviewGame(each);
    return opened.ok ? null : opened.why;
  };
  expect(await whyOf(running)).toBe('unfinished');
  expect(await whyOf('nowhere')).toBe('missing');
  const read = await app.saves.readSave(id);
  if (!read.ok) throw new Error(read.why);
  const { position } = read.save;
  const origin = { type: 'position', position } as const;
  expect(await whyOf(await app.games.keepGame({ ...TWO.record, origin, log: [] }, null))).toBe('noStory');
  await app.games.removeGame(id);
  expect(await whyOf(id)).toBe('missing');
});

test('[analysis] a deleted game keeps it as long as it can be brought back, and takes it along for good', async () => {
  await keepReport();
  await app.games.removeGame(id);
  expect(await app.saves.analyses.read(id)).not.toBeNull();
  await app.games.bringBackGame(id);
  const opened = await app.games.reviewGame(id);
  expect(opened.ok && opened.game.analysis.status.value).toBe('done');
  await app.games.removeGame(id);
  await app.reconcile(Date.now() + MONTH_MS);
  expect(await app.saves.analyses.read(id)).toBeNull();
});

test('[analysis] what belongs to no game any more goes with the first look back', async () => {
  await keepReport();
  await keepReport('gone');
  await app.games.reviewGame(id);
  await eventually(async () => expect(await app.saves.analyses.read('gone')).toBeNull());
  expect(await app.saves.analyses.read(id)).not.toBeNull();
});
