import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DRAWINGS } from '../../build/homePicture/drawings';
import { REEF } from '../../build/homePicture/picture';
import { BOARDS } from '../../src/rules/data/boards';
import { STORE } from '../../src/rules/data/limestone';
import { COLOURS } from '../../src/rules/data/luminos';
import { layRefusals } from '../../src/rules/play/laying';
import { field, reef } from '../support/rules/build';

const [start, ...lays] = REEF.split(',');

// The picture teaches the eye before anybody has read a rule, so it must not show what the rules forbid.
test.each(lays)('[6] the reef of the first page could come up in a game: %s', (lay) => {
  const before = reef([start, ...lays.slice(0, lays.indexOf(lay))].join());
  const [, letter, numberOn, otherOn] = /^(.)..:(..)(..)$/.exec(lay) ?? [];
  const [colour] = COLOURS.filter((each) => each.startsWith(letter));
  expect(layRefusals(before, BOARDS.B, colour, STORE, field(numberOn), field(otherOn))).toEqual([]);
});

test('the files of the first page are what is drawn', async () => {
  expect(Object.keys(DRAWINGS).length).toBeGreaterThan(0);
  for (const [file, drawing] of Object.entries(DRAWINGS)) {
    expect(await readFile(`src/ui/screens/home/picture/${file}`, 'utf8'), `npm run pictures makes ${file} anew`).toBe(
      drawing,
    );
  }
});
