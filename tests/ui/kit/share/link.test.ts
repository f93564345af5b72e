import { expect, test } from 'vitest';
import { parseRoute } from '../../../../src/ui/app/address';
import { isOnlyHere, linkTo } from '../../../../src/ui/kit/share/link';

test('[share] a link leads to the shared game in the same place of the web', () => {
  const link = linkTo({ origin: 'https://example.org', pathname: '/games/lumicora/' }, 'Ab-_9');
  expect(link).toBe('https://example.org/games/lumicora/#/shared/Ab-_9');
  expect(parseRoute(new URL(link).hash)).toEqual({ screen: 'shared', code: 'Ab-_9' });
});

test.each([
  ['localhost', true],
  ['lumicora.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.12', false],
  ['localhost.example.org', false],
  ['lumicora.example', false],
])('[share] whether %s means this device only: %s', (host, expected) => {
  expect(isOnlyHere(host)).toBe(expected);
});
