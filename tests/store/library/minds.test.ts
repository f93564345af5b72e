import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameId, GameRecord } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { createPlayback, recordUpTo } from '../../../src/store/table/playback';
import { withMinds } from '../../support/storage/compactGames';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';

const GAME: GameRecord = withMinds(cutTo(RUNNING, 20));

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
  await app.saves.writeSave(saveOf(GAME, { id: 'one' }), 0);
});

afterEach(leaveDevice);

async function expectCharacters(id: GameId): Promise<void> {
  expect(await app.games.readGame(id)).toMatchObject({ ok: true, record: { people: GAME.people } });
  const { games } = await app.library.listGames('running', null, 9);
  expect(games.find((game) => game.id === id)?.people).toEqual(GAME.people);
}

test('[minds] a game keeps its characters when it is renamed, deleted and brought back', async () => {
  await app.games.renameGame('one', 'Sunday evening');
  await expectCharacters('one');
  await app.games.removeGame('one');
  await app.games.bringBackGame('one');
  await expectCharacters('one');
});

test('[minds] a game keeps its characters when it is opened, and when its backup is all that is left', async () => {
  const opened = await app.games.openKept('one', false);
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.game.record.people).toEqual(GAME.people);
  opened.game.close();
  await settled(app);
  wipeDatabase();
  app = await startApp();
  await app.library.restoreMissingGames();
  await expectCharacters('one');
});

test('[minds] a game keeps its characters in a file', async () => {
  const file = (await app.games.exportGame('one')) ?? '';
  newDevice();
  app = await startApp();
  expect(await app.games.importGames(file)).toMatchObject({ ok: true, latest: { people: GAME.people } });
  await expectCharacters('one');
});

test('[minds] a copy, and one that goes on from a replay, keep the characters', async () => {
  const replayed = replay(GAME);
  if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
  await expectCharacters(await app.games.keepGame(GAME, 'a copy'));
  const playback = createPlayback(replayed.past, replayed.state, replayed.marks);
  await expectCharacters(await app.games.keepGame(recordUpTo(GAME, playback, 7), 'what if?'));
});

test('[minds] a game whose log the rules cannot follow keeps the characters where it stands', async () => {
  const { position } = saveOf(GAME);
  const odd: GameRecord = { ...GAME, log: [{ type: 'pass' }] };
  await app.saves.writeSave({ ...saveOf(GAME), id: 'odd', position, record: odd }, 0);
  expect(await app.games.readGame('odd')).toMatchObject({ ok: true, isShortened: true });
  await expectCharacters('odd');
});
