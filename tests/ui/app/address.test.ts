import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../../src/rules/text/position';
import { formatRoute, parseRoute, type Route } from '../../../src/ui/app/address';
import { playGame } from '../../support/rules/randomGame';

describe('an address', () => {
  test.each([
    ['', { screen: 'home' }],
    ['#', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/tablecloth', { screen: 'home' }],
    ['#/table', { screen: 'home' }],
    ['#/setup', { screen: 'setup' }],
    ['#/games/', { screen: 'games' }],
    ['#/chronicle', { screen: 'chronicle' }],
    ['#/guide', { screen: 'guide' }],
    ['#/guide/', { screen: 'guide' }],
    ['#/guide/5', { screen: 'guide', at: '5' }],
    ['#/guide/lay', { screen: 'guide', at: 'lay' }],
    ['#/settings', { screen: 'settings' }],
    ['#/puzzles', { screen: 'puzzles' }],
    ['#/puzzle/2026-11-18', { screen: 'puzzle', day: '2026-11-18' }],
    ['#/puzzle/tomorrow', { screen: 'puzzle', day: 'tomorrow' }],
    ['#/game/1k2j3h', { screen: 'game', id: '1k2j3h' }],
    ['#/analysis/1k2j3h', { screen: 'analysis', id: '1k2j3h' }],
    ['#/analysis', { screen: 'home' }],
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

  test.each<Route>([
    { screen: 'home' },
    { screen: 'setup' },
    { screen: 'games' },
    { screen: 'chronicle' },
    { screen: 'guide' },
    { screen: 'guide', at: '7' },
    { screen: 'settings' },
    { screen: 'puzzles' },
    { screen: 'puzzle', day: '2026-11-18' },
    { screen: 'game', id: '1k2j3h' },
    { screen: 'analysis', id: '1k2j3h' },
  ])('made for $screen leads back there', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  test('of a position leads back to that position', () => {
    for (const { played } of playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 5)) {
      const text = formatPosition(played.state);
      const address = formatRoute({ screen: 'table', position: text });
      expect(address).not.toMatch(/\s|%20/);
      expect(parseRoute(address)).toEqual({ screen: 'table', position: text });
    }
  });

  test('that was cut off cannot be read, and says where', () => {
    const route = parseRoute('#/table/2Ad_r4_off');
    expect(route.screen === 'table' && parsePosition(route.position)).toMatchObject({
      ok: false,
      at: 7,
    });
  });
});
