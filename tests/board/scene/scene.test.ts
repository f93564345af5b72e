import { describe, expect, test } from 'vitest';
import { between, LIFT } from '../../../src/board/layout';
import { LAYERS, type Node } from '../../../src/board/scene/nodes';
import { createScenes } from '../../../src/board/scene/scene';
import type { BoardView } from '../../../src/board/view';
import { HALVES } from '../../../src/rules/data/luminos';
import { legalMoves, play } from '../../../src/rules/game';
import { laidLuminos } from '../../../src/rules/reef';
import { chance, field, pick, position, reef, startedGame } from '../../support/rules/build';
import { viewOf } from '../build';

const STATE = position(
  '2Ad r3 settle s1 o1 none 0badcafe y3s1,p4o1,g4o1,b4o1 - 5/4/cccc/y4o1,p5o1,b5o1/g3s1/yp:d4d5,y5o1:c3c4,p3s1:e4e5,g5o1:d5c4 3/2/cccc/y4o2,p5o2,b5o2,g4o2/-/gb:d4d5',
);
const HELD = STATE.players[0].hand[0];

function scene(changes: Partial<BoardView> = {}) {
  return createScenes()(viewOf(STATE, changes), null);
}

function frames(nodes: readonly Node[]): string[] {
  return nodes.map(({ frame }) => frame);
}

describe('a scene', () => {
  test('draws every lumino in play once, under keys that name it, through whole games', () => {
    const random = chance(11);
    let state = startedGame({ players: 4, side: 'B', seed: 5 });
    const scenes = createScenes();
    for (let move = 0; move < 120 && state.step.type !== 'over'; move++) {
      const all = LAYERS.flatMap((layer) => scenes(viewOf(state), null)[layer]);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      const tops = all.filter(({ key }) => key.startsWith('top/')).map(({ lumino }) => lumino);
      const others = state.players
        .filter((_, seat) => seat !== state.seat)
        .flatMap(({ reef: each }) => laidLuminos(each));
      const mine = state.players[state.seat];
      const expected = [
        ...state.atoll,
        ...mine.display,
        ...mine.hand,
        ...[...laidLuminos(mine.reef), ...others].map(({ lumino }) => lumino),
      ];
      expect(tops.toSorted()).toEqual(expected.toSorted());
      const outcome = play(state, pick(legalMoves(state), random));
      if (!outcome.ok) throw new Error('a listed move was refused');
      state = outcome.state;
    }
  });

  test('shows number and animal of what is visible, and no more', () => {
    const drawn = frames(scene().reef).filter((name) => name.startsWith('number') || name.startsWith('animal'));
    const visible = STATE.players[0].reef.flatMap((stack) => (stack.length > 0 ? HALVES[stack[stack.length - 1]] : []));
    expect(drawn.toSorted()).toEqual(
      visible
        .flatMap(({ value, animal }) =>
          value !== null ? `number/${value}` : animal !== null ? `animal/${animal}` : [],
        )
        .toSorted(),
    );
  });

  test('draws level by level, walls before faces', () => {
    const order = scene()
      .reef.filter(({ frame }) => /^(wall|top|start|startWall)\//.test(frame))
      .map(({ key }) => key.split('/')[0]);
    expect(order).toEqual(['wall', 'wall', 'wall', 'top', 'top', 'top', 'wall', 'top']);
  });

  test('lifts every level, and says which it is', () => {
    const { reef: nodes } = scene();
    const { unit } = viewOf(STATE).layout.large;
    const high = nodes.find(({ key }) => key === `top/${luminoAt('c4')}`);
    expect(high?.y).toBeCloseTo((between(field('d5'), field('c4')).y - 2 * LIFT) * unit);
    expect(
      frames(nodes)
        .filter((name) => name.startsWith('mark'))
        .toSorted(),
    ).toEqual(['mark/1', 'mark/1', 'mark/1', 'mark/2']);
    expect(frames(scene({ hasMarks: false }).reef).some((name) => name.startsWith('mark'))).toBe(false);
  });

  test('with a level filter shows that level whole, even where it is covered', () => {
    const nodes = scene({ level: 1 }).reef;
    expect(nodes.find(({ key }) => key === `top/${luminoAt('c4')}`)?.alpha).toBeLessThan(0.2);
    expect(nodes.find(({ key }) => key === `top/${luminoAt('c3')}`)?.tint).toBe(0xffffff);
    const other = frames(scene({ level: 2 }).reef);
    expect(other.filter((name) => name.startsWith('number'))).toEqual(['number/5']);
  });

  test('fans out a stack, its top above', () => {
    const nodes = scene({ looked: field('c4') }).fan;
    const tops = nodes.filter(({ key }) => key.startsWith('fan/top')).toSorted((a, b) => a.y - b.y);
    expect(frames(tops)).toEqual(['top/green/1', 'top/yellow/0']);
    expect(scene({ looked: field('a1') }).fan).toEqual([]);
  });

  test('marks the spots it is given, nothing else', () => {
    const lays = [
      { numberOn: field('c5'), otherOn: field('c6'), cost: 1 },
      { numberOn: field('c6'), otherOn: field('c5'), cost: 1 },
    ];
    expect(keys(scene({ held: HELD, lays }).reef, 'legal/')).toEqual([`legal/${field('c5')}`, `legal/${field('c6')}`]);
    const first = scene({ held: HELD, lays, first: field('c5') });
    expect(keys(first.reef, 'legal/')).toEqual([`legal/${field('c6')}`]);
    expect(keys(first.reef, 'first/')).toEqual([`first/${field('c5')}`]);
    expect(frames(first.signs)).toEqual(['cost/1']);
  });

  test('shows on each field for the number the least that it costs, and nothing where it is free or under a ghost', () => {
    const [a, b, c, d] = ['c5', 'c6', 'd6', 'd7'].map(field);
    const lays = [
      { numberOn: a, otherOn: b, cost: 2 },
      { numberOn: a, otherOn: c, cost: 1 },
      { numberOn: b, otherOn: a, cost: 2 },
      { numberOn: c, otherOn: d, cost: 0 },
      { numberOn: d, otherOn: c, cost: 1 },
    ];
    const prices = (view: Partial<BoardView>) =>
      scene({ held: HELD, lays, ...view }).signs.map(({ key, frame }) => [key, frame]);
    expect(prices({})).toEqual([
      [`cost/${a}`, 'cost/1'],
      [`cost/${b}`, 'cost/2'],
      [`cost/${d}`, 'cost/1'],
    ]);
    const ghost = { numberOn: a, otherOn: b, level: 1, isLegal: true, cost: 2, guilty: [], wanted: [] };
    expect(prices({ ghost })).toEqual([[`cost/${d}`, 'cost/1']]);
  });

  test('a field right below a ghost says what it costs, too; beside the price of the ghost it makes room', () => {
    const [a, b, below] = ['c5', 'c6', 'd6'].map(field);
    const lays = [
      { numberOn: a, otherOn: b, cost: 0 },
      { numberOn: a, otherOn: below, cost: 1 },
    ];
    const priceOf = (cost: number) => {
      const ghost = { numberOn: a, otherOn: b, level: 1, isLegal: true, cost, guilty: [], wanted: [] };
      return scene({ held: HELD, lays, first: a, ghost }).signs.find(({ key }) => key === `cost/${below}`);
    };
    const [besideFree, besidePaid] = [priceOf(0), priceOf(1)];
    expect(besideFree?.frame).toBe('cost/1');
    expect(besidePaid?.frame).toBe('cost/1');
    expect(besidePaid?.y).toBeGreaterThan(besideFree?.y ?? Number.POSITIVE_INFINITY);
  });

  test('shows a legal ghost with its price, an illegal one with what is at fault', () => {
    const spot = { numberOn: field('c5'), otherOn: field('c6'), level: 1, guilty: [], wanted: [] };
    const legal = frames(scene({ held: HELD, ghost: { ...spot, isLegal: true, cost: 2 } }).ghost);
    expect(legal).toContain('ring/legal/0');
    expect(legal).toContain('cost/2');
    const no = { ...spot, isLegal: false, cost: 0, guilty: [field('c5')], wanted: [field('e4')] };
    const illegal = scene({ held: HELD, ghost: no });
    expect(frames(illegal.ghost)).toContain('ring/illegal/0');
    expect(frames(illegal.signs)).toEqual(['sign/wanted', 'sign/guilty']);
  });

  test('lets a colour shine more the more of it has grown, wherever it lies', () => {
    const lights = (text: string) =>
      scene({ state: { ...STATE, players: [{ ...STATE.players[0], reef: reef(text) }, STATE.players[1]] } })
        .reef.filter(({ key }) => /^(?:glow|halo)\//.test(key))
        .map(({ key, tint, alpha }) => ({ key, tint, alpha }));
    const yellow = lights('yp:d4d5,y5o1:c3c4')[0];
    const more = lights('yp:d4d5,y5o1:c3c4,y4o1:d2d3').find(({ key }) => key === yellow.key);
    expect(more?.tint).toBe(yellow.tint);
    expect(more?.alpha).toBeGreaterThan(yellow.alpha);
    const other = lights('yp:d4d5,y5o1:c3c4,g4o1:d2d3').find(({ key }) => key === yellow.key);
    expect(other).toEqual(yellow);
  });

  test('marks what was laid last on the small reefs, and on a large one that is not the own', () => {
    const own = luminoAt('c4');
    const others = STATE.players[1].reef[field('d4')][0] >> 1;
    const marked = (nodes: readonly Node[]) => keys(nodes, 'last/');
    const lastLays = [[own], [others]];
    const mine = scene({ lastLays });
    expect([marked(mine.reef), marked(mine.small)]).toEqual([[], [`last/${others}`]]);
    const visited = scene({ lastLays, shown: 1 });
    expect([marked(visited.reef), marked(visited.small)]).toEqual([[`last/${others}`], [`last/${own}`]]);
  });

  test('makes again only the layers that changed', () => {
    const scenes = createScenes();
    const ghost = { numberOn: 1, otherOn: 2, level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] };
    const view = viewOf(STATE, { held: HELD, chosen: [HELD], ghost });
    const before = scenes(view, null);
    const after = scenes({ ...view, ghost: { ...ghost, otherOn: 6 } }, null);
    for (const layer of ['seabed', 'reef', 'panels', 'small', 'trays', 'fan'] as const) {
      expect(after[layer]).toBe(before[layer]);
    }
    expect(after.ghost).not.toBe(before.ghost);
  });

  test('leaves a trace of a lumino in the hand while it is seen where it would lie', () => {
    const ghost = { numberOn: 1, otherOn: 2, level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] };
    const topIn = (view: BoardView) => createScenes()(view, null).trays.find(({ key }) => key === `top/${HELD}`)?.alpha;
    const held = viewOf(STATE, { held: HELD, chosen: [HELD] });
    expect([topIn(held), topIn({ ...held, ghost })]).toEqual([1, 0.4]);
  });

  test('lets fields step back that are not meant, while some are', () => {
    const lays = [{ numberOn: 1, otherOn: 2, cost: 0 }];
    const tints = (view: BoardView) =>
      createScenes()(view, null).seabed.flatMap(({ key, tint }) => (key.startsWith('field/') ? [tint] : []));
    const white = 0xffffff;
    expect(tints(viewOf(STATE)).every((tint) => tint === white)).toBe(true);
    expect(tints(viewOf(STATE, { held: HELD, lays })).flatMap((tint, id) => (tint === white ? [id] : []))).toEqual([1]);
  });
});

test('a lumino that is not beside the reefs any more is not drawn in the air, too', () => {
  const laid = luminoAt('c3');
  const { dragged } = createScenes()(viewOf(STATE), { lumino: laid, middle: { x: 500, y: 500 } });
  expect(dragged).toEqual([]);
});

test('the luminos of a reef come with the fields of their halves', () => {
  expect(
    laidLuminos(reef('yp:d4d5,y5o1:c3c4')).map(({ level, numberOn, otherOn }) => ({ level, numberOn, otherOn })),
  ).toEqual([
    { level: 1, numberOn: field('c3'), otherOn: field('c4') },
    { level: 1, numberOn: field('d4'), otherOn: field('d5') },
  ]);
});

function luminoAt(name: string): number {
  const stack = STATE.players[0].reef[field(name)];
  return stack[stack.length - 1] >> 1;
}

function keys(nodes: readonly Node[], prefix: string): string[] {
  return nodes.map(({ key }) => key).filter((key) => key.startsWith(prefix));
}
