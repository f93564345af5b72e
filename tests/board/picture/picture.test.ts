import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../../src/board/art/drawings';
import { planPicture } from '../../../src/board/picture/plan';
import { laidLuminos } from '../../../src/rules/reef';
import * as games from '../../support/positions/games';
import { position } from '../../support/rules/build';
import { below, read } from '../../support/source/files';
import { findImports } from '../../support/source/scan';

describe.each([
  ['finished', games.finished],
  ['midGameB', games.midGameB],
  ['startB', games.startB],
])('the picture of a reef in %s', (_, text) => {
  const { side, players } = position(text);
  const plans = players.map(({ reef }) => ({ reef, plan: planPicture(side, reef, 1200) }));

  test('shows every lumino and every field, with pictures that there are', () => {
    for (const { reef, plan } of plans) {
      const frames = plan.nodes.map(({ frame }) => frame);
      expect(frames.filter((frame) => /^(?:top|start)\//.test(frame))).toHaveLength(laidLuminos(reef).length);
      expect(frames.filter((frame) => frame.startsWith('field/'))).toHaveLength(44);
      expect(frames.filter((frame) => !DRAWINGS.has(frame))).toEqual([]);
    }
  });

  test('has all of it inside, above the caption', () => {
    for (const { plan } of plans) {
      for (const { frame, x, y, unit } of plan.nodes) {
        if (/^(?:caustics|glow|shadow)/.test(frame)) continue;
        expect(plan.middle.x + x).toBeGreaterThan(unit / 2);
        expect(plan.middle.x + x).toBeLessThan(plan.width - unit / 2);
        expect(plan.middle.y + y).toBeGreaterThan(unit / 2);
        expect(plan.middle.y + y).toBeLessThan(plan.caption.y - unit / 2);
      }
      expect(plan.caption.y + plan.caption.height).toBeLessThan(plan.height);
    }
  });
});

test('a picture twice as wide is twice as high', () => {
  const { side, players } = position(games.finished);
  const [small, large] = [600, 1200].map((width) => planPicture(side, players[0].reef, width));
  expect(large.height).toBe(2 * small.height);
});

test('it is painted without Pixi', () => {
  const files = below('src/board/picture').map((file) => `picture/${file}`);
  const scene = ['nodes', 'reefNodes', 'luminoNodes'].map((file) => `scene/${file}.ts`);
  const art = below('src/board/art')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `art/${file}`);
  const paths = [...files, ...scene, ...art].flatMap((file) =>
    findImports(read(`src/board/${file}`)).map(({ path }) => path),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path?.startsWith('pixi') || path?.includes('/stage/'))).toEqual([]);
});
