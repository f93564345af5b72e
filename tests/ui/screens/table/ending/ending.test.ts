import { expect, test } from 'vitest';
import type { Motion } from '../../../../../src/board/view';
import { ceremonyOf } from '../../../../../src/ui/screens/table/ending/ceremony/ceremony';
import { paceOf } from '../../../../../src/ui/screens/table/ending/ceremony/pace';
import { fileNameOf } from '../../../../../src/ui/screens/table/ending/result/fileName';
import { playGame, TABLES } from '../../../../support/rules/randomGame';

test('with reduced motion and without motion every step waits for a tap', () => {
  expect([paceOf('off', 'animals'), paceOf('fade', 'victory')]).toEqual([null, null]);
});

test.each(TABLES)('$players players, side $side, $scoreBoard: who does not touch waits only so long', (table) => {
  const [last] = [...playGame(table, 4)].slice(-1);
  const steps = ceremonyOf(last.played.state);
  const secondsAt = (motion: Motion) =>
    steps.reduce((sum, { matter }) => sum + (paceOf(motion, matter.type) ?? 0), 0) / 1000;
  const [brisk, calm] = [secondsAt('brisk'), secondsAt('calm')];
  console.log(
    `${table.players} players, ${table.side}: ${steps.length} steps, ${brisk} s (calm: ${calm.toFixed(1)} s)`,
  );
  expect(calm).toBeGreaterThan(brisk);
  expect(calm).toBeLessThan(table.players === 2 ? 20 : 26);
});

test.each([
  ['Nora', 'Lumicora Nora.png'],
  ['a/b\\c: "d"?', 'Lumicora a b c d.png'],
  ['..', 'Lumicora.png'],
  ['Ωμέγα 🐙', 'Lumicora Ωμέγα 🐙.png'],
])('the picture of %s can be saved everywhere', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
