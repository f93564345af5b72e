import { expect, test, vi } from 'vitest';
import type { GameId } from '../../../src/history/record';
import { legalMoves, play } from '../../../src/rules/game';
import { formatPosition } from '../../../src/rules/text/position';
import { crc32 } from '../../../src/storage/format/crc32';
import type { SaveRepository } from '../../../src/storage/saveRepository';
import { type LinkedGame, readSharedGame, shareGame } from '../../../src/store/library/sharing';
import { randomly } from '../../support/policies';
import { brokenOff, essence, finalState, firstCodeOf, wholeGame, withMinds } from '../../support/storage/compactGames';
import { leaveDevice, newDevice, startApp } from '../../support/storage/device';
import { saveOf } from '../../support/storage/samples';

vi.mock(import('../../../src/rules/game'), async (original) => {
  const module = await original();
  return { ...module, play: vi.fn(module.play) };
});

const GAME = brokenOff(wholeGame({ players: 3, side: 'A', scoreBoard: 'light' }, 11, randomly), 5);

test('[share] a game comes out of its code with where it stands', () => {
  const shared = readSharedGame(shareGame(GAME) ?? '');
  if (!shared.ok) throw new Error(shared.why);
  expect(essence(shared.record)).toEqual(essence(GAME));
  expect(shared.end).toEqual(finalState(GAME));
});

test.each(['.', ')', ' ', '“.', '>,'])('[share] what stood behind a link in a sentence does no harm: %s', (tail) => {
  expect(readSharedGame(`${shareGame(GAME)}${tail}`).ok).toBe(true);
});

test('[share] a cut code is damaged, and a game against the rules has none', () => {
  expect(readSharedGame(shareGame(GAME)?.slice(0, -1) ?? '')).toEqual({ ok: false, why: 'damaged' });
  expect(shareGame({ ...GAME, log: [{ type: 'pass' }] })).toBeNull();
});

test('[share] opening a link and keeping its game plays every move once', async () => {
  const code = shareGame(GAME) ?? '';
  newDevice();
  const app = await startApp();
  const moves = GAME.log.filter(({ type }) => type !== 'takenBack').length + GAME.redo.length;
  vi.mocked(play).mockClear();
  const shared = readSharedGame(code);
  if (!shared.ok) throw new Error(shared.why);
  const id = await app.games.keepShared(shared);
  expect(vi.mocked(play)).toHaveBeenCalledTimes(moves);
  expect(await app.saves.readSave(id)).toMatchObject({ ok: true, save: { record: shared.record } });
  await leaveDevice();
});

test('[share] a link that is opened again finds its game, and is kept once', async () => {
  newDevice();
  const { games } = await startApp();
  const linked = linkedGame();
  expect(await games.findShared(linked)).toEqual({ type: 'no' });
  const id = await games.keepShared(linked);
  expect(await games.findShared(linked)).toEqual({ type: 'same', id });
  expect(await games.keepShared(linkedGame())).toBe(id);
  await leaveDevice();
});

test('[share] a game that was played on since is told from the one in the link; both can be kept, each once', async () => {
  newDevice();
  const { games, saves } = await startApp();
  const linked = linkedGame();
  const id = await games.keepShared(linked);
  await playOn(saves, id);
  expect(await games.findShared(linked)).toEqual({ type: 'changed', id });
  const other = await games.keepShared(linked);
  expect(other).not.toBe(id);
  expect(await games.findShared(linked)).toEqual({ type: 'same', id: other });
  expect(await games.keepShared(linked)).toBe(other);
  // Nobody loses what was played in the meantime.
  expect(await saves.readSave(id)).toMatchObject({ ok: true, save: { saves: 2 } });
  await playOn(saves, other);
  expect([id, other]).not.toContain(await games.keepShared(linked));
  await leaveDevice();
});

test('[share] a deleted game is no kept one: its link keeps it anew', async () => {
  newDevice();
  const { games } = await startApp();
  const id = await games.keepShared(linkedGame());
  await games.removeGame(id);
  expect(await games.findShared(linkedGame())).toEqual({ type: 'no' });
  expect(await games.keepShared(linkedGame())).not.toBe(id);
  await leaveDevice();
});

test('[share] the game of an earlier link is found by a link of today, and the other way round', async () => {
  const [today, earlier] = [linkedGame(), linkedGame(firstCodeOf(GAME))];
  expect(today.code).not.toBe(earlier.code);
  for (const [first, second] of [
    [today, earlier],
    [earlier, today],
  ]) {
    newDevice();
    const { games } = await startApp();
    const id = await games.keepShared(first);
    expect(await games.findShared(second)).toEqual({ type: 'same', id });
    expect(await games.keepShared(second)).toBe(id);
    await leaveDevice();
  }
});

test('[share] a game that an earlier app has kept from its link is found by both links', async () => {
  newDevice();
  const { games, saves } = await startApp();
  const earlier = linkedGame(firstCodeOf(GAME));
  // As that app named it, after the code of version 1.
  const sumOf = (text: string) => crc32(new TextEncoder().encode(text)).toString(36);
  const id = `link${sumOf(earlier.code)}${sumOf(`again ${earlier.code}`)}a`;
  await saves.writeSave(saveOf(earlier.record, { id }), 0);
  for (const linked of [earlier, linkedGame()]) expect(await games.findShared(linked)).toEqual({ type: 'same', id });
  await leaveDevice();
});

test('[share] the same moves with a character are another game, which keeps its character', async () => {
  newDevice();
  const { games, saves } = await startApp();
  const record = withMinds(GAME);
  const linked = linkedGame(shareGame(record) ?? '');
  const id = await games.keepShared(linkedGame());
  expect(await games.findShared(linked)).toEqual({ type: 'no' });
  const other = await games.keepShared(linked);
  expect(other).not.toBe(id);
  expect(await saves.readSave(other)).toMatchObject({ ok: true, save: { record: { people: record.people } } });
  await leaveDevice();
});

function linkedGame(code = shareGame(GAME) ?? ''): LinkedGame {
  const shared = readSharedGame(code);
  if (!shared.ok) throw new Error(shared.why);
  return shared;
}

/** One move more than the link has. */
async function playOn({ readSave, writeSave }: SaveRepository, id: GameId): Promise<void> {
  const read = await readSave(id);
  if (!read.ok) throw new Error(read.why);
  const state = finalState(GAME);
  const [move] = legalMoves(state);
  const played = play(state, move);
  if (!played.ok) throw new Error('a legal move was refused');
  const { save } = read;
  const record = { ...save.record, log: [...save.record.log, move], redo: [] };
  await writeSave({ ...save, saves: save.saves + 1, position: formatPosition(played.state), record }, save.saves);
}
