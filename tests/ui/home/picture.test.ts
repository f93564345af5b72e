import { expect, test } from 'vitest';
import { BOARDS } from '../../../src/rules/boards';
import { layRefusals } from '../../../src/rules/laying';
import { STORE } from '../../../src/rules/limestone';
import { COLOURS } from '../../../src/rules/luminos';
import { REEF } from '../../../src/ui/home/reef/picture';
import { field, reef } from '../../rules/build';

const [start, ...lays] = REEF.split(',');

// The picture teaches the eye before anybody has read a rule, so it must not show what the rules forbid.
test.each(lays)('[6] the reef of the first page could come up in a game: %s', (lay) => {
  const before = reef([start, ...lays.slice(0, lays.indexOf(lay))].join());
  const [, letter, numberOn, otherOn] = /^(.)..:(..)(..)$/.exec(lay) ?? [];
  const [colour] = COLOURS.filter((each) => each.startsWith(letter));
  expect(layRefusals(before, BOARDS.B, colour, STORE, field(numberOn), field(otherOn))).toEqual([]);
});
