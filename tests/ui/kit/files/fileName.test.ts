import { expect, test } from 'vitest';
import { fileNameOf } from '../../../../src/ui/kit/files/fileName';

const DAY = new Date(2026, 2, 4, 0, 5).getTime();

test.each([
  ['Nora-Ole', 'lumicora-Nora-Ole-2026-03-04.txt'],
  ['Wilhelmine Auguste-Zoë', 'lumicora-Wilhelmine-Auguste-Zoë-2026-03-04.txt'],
  ['a/b\\c:d*e?f"g<h>i|j.k', 'lumicora-a-b-c-d-e-f-g-h-i-j-k-2026-03-04.txt'],
  ['  ..Freitag.. ', 'lumicora-Freitag-2026-03-04.txt'],
  ['\u202egnp.exe\u0000', 'lumicora-gnp-exe-2026-03-04.txt'],
  ['美咲-يوسف', 'lumicora-美咲-يوسف-2026-03-04.txt'],
  // One character, whether written as one or as a letter and its dots.
  ['Zoe\u0308', 'lumicora-Zo\u00eb-2026-03-04.txt'],
  ['???', 'lumicora-2026-03-04.txt'],
])('a file for %j', (what, name) => {
  expect(fileNameOf(what, DAY)).toBe(name);
});

test('no name has more bytes than file systems allow, nor half a character', () => {
  const name = fileNameOf('🐙'.repeat(160), DAY);
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
  expect(name).toBe(`lumicora-${'🐙'.repeat(45)}-2026-03-04.txt`);
});
