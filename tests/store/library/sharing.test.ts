import { expect, test, vi } from 'vitest';
import { play } from '../../../src/rules/game';
import { readSharedGame, shareGame } from '../../../src/store/library/sharing';
import { randomly } from '../../support/policies';
import { brokenOff, essence, finalState, wholeGame } from '../../support/storage/compactGames';
import { leaveDevice, newDevice, startApp } from '../../support/storage/device';

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
  const id = await app.games.keepGame(shared.record, null, shared.end);
  expect(vi.mocked(play)).toHaveBeenCalledTimes(moves);
  expect(await app.saves.readSave(id)).toMatchObject({ ok: true, save: { record: shared.record } });
  await leaveDevice();
});
