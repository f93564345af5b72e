import { expect, test } from 'vitest';
import { formatPosition } from '../../src/rules/notation';
import { readSharedGame, shareGame } from '../../src/store/sharing';
import { randomly } from '../support/policies';
import { brokenOff, essence, finalState, wholeGame } from '../support/storage/compactGames';

const GAME = brokenOff(wholeGame({ players: 3, side: 'A', scoreBoard: 'light' }, 11, randomly), 5);

test('[share] a game comes out of its code with where it stands', () => {
  const shared = readSharedGame(shareGame(GAME) ?? '');
  if (!shared.ok) throw new Error(shared.why);
  expect(essence(shared.record)).toEqual(essence(GAME));
  expect(shared.position).toBe(formatPosition(finalState(GAME)));
});

test.each(['.', ')', ' ', '“.', '>,'])('[share] what stood behind a link in a sentence does no harm: %s', (tail) => {
  expect(readSharedGame(`${shareGame(GAME)}${tail}`).ok).toBe(true);
});

test('[share] a cut code is damaged, and a game against the rules has none', () => {
  expect(readSharedGame(shareGame(GAME)?.slice(0, -1) ?? '')).toEqual({ ok: false, why: 'damaged' });
  expect(shareGame({ ...GAME, log: [{ type: 'pass' }] })).toBeNull();
});
