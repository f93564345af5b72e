import { expect, test } from 'vitest';
import { SHADES } from '../../../src/art/shades';
import { CYAN, RED } from '../../../src/board/art/brush';
import { read } from '../../support/source/files';

const TOKENS = new Map(
  [...read('src/ui/kit/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value]) => [name, value]),
);

// The screens say with styles what the board says with paint: the same coral, the same yes and no.
test.each([
  ['--coral-yellow', SHADES.yellow.base],
  ['--coral-pink', SHADES.pink.base],
  ['--coral-green', SHADES.green.base],
  ['--coral-blue', SHADES.blue.base],
  ['--allowed', CYAN],
  ['--refused', RED],
])('%s is the colour that the board is painted with', (token, painted) => {
  expect(TOKENS.get(token)).toBe(painted);
});
