import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../src/rules/notation';
import { formatRoute, parseRoute } from '../../src/ui/address';
import { playGame } from '../rules/randomGame';

describe('an address', () => {
  test.each([
    ['', { screen: 'home' }],
    ['#', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/tablecloth', { screen: 'home' }],
    ['#/table', { screen: 'table', position: null }],
    ['#/table/', { screen: 'table', position: null }],
    ['#/table/2Ad_r4_offer', { screen: 'table', position: '2Ad r4 offer' }],
    ['#/table/2Ad+r4+offer', { screen: 'table', position: '2Ad r4 offer' }],
    ['#/table/2Ad%20r4%20offer', { screen: 'table', position: '2Ad r4 offer' }],
    ['#/table/called+dry+0badcafe', { screen: 'table', position: 'called+dry 0badcafe' }],
    ['#/table/called%2Bdry_0badcafe', { screen: 'table', position: 'called+dry 0badcafe' }],
    ['#/table/12%2F3%2Fcccc', { screen: 'table', position: '12/3/cccc' }],
    ['#/table/100%', { screen: 'table', position: '100%' }],
    ['#/table/%E0%A4%A', { screen: 'table', position: '%E0%A4%A' }],
  ])('%s asks for %j', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('of a game leads back to that game', () => {
    for (const { played } of playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 5)) {
      const text = formatPosition(played.state);
      const address = formatRoute(text);
      expect(address).not.toMatch(/\s|%20/);
      expect(parseRoute(address)).toEqual({ screen: 'table', position: text });
    }
  });

  test('that was cut off cannot be read, and says where', () => {
    const route = parseRoute('#/table/2Ad_r4_off');
    expect(route.screen === 'table' && route.position !== null && parsePosition(route.position)).toMatchObject({
      ok: false,
      at: 7,
    });
  });
});
