import { expect, test } from 'vitest';
import { fileNameOf } from '../../../../src/ui/screens/table/ending/result/fileName';
import { paceOf } from '../../../../src/ui/table/ending/pace';

test('with reduced motion and without motion every step waits for a tap', () => {
  expect([paceOf('off', 50), paceOf('fade', 50)]).toEqual([null, null]);
});

test('a long sentence has more time than a short one, and a calm table more than a brisk one', () => {
  const [short, long, calm] = [paceOf('brisk', 20), paceOf('brisk', 120), paceOf('calm', 20)];
  expect(short).toBeGreaterThan(1500);
  expect(long).toBeGreaterThan(2 * (short ?? 0));
  expect(calm).toBeGreaterThan(short ?? 0);
});

test.each([
  ['Nora', 'Lumicora Nora.png'],
  ['a/b\\c: "d"?', 'Lumicora a b c d.png'],
  ['..', 'Lumicora.png'],
  ['Ωμέγα 🐙', 'Lumicora Ωμέγα 🐙.png'],
])('the picture of %s can be saved everywhere', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
