import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../src/rules/data/boards';
import { ANIMALS, COLOURS } from '../../../src/rules/data/luminos';
import { play } from '../../../src/rules/game';
import { layCost } from '../../../src/rules/play/laying';
import { heightOf, highestLevel, visibleCorals } from '../../../src/rules/reef';
import type { GameState, Move, Player } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { field, position } from '../rules/build';
import * as animals from './animals';
import * as games from './games';
import * as heights from './heights';
import { ILLEGAL_LAYS, LEGAL_LAYS } from './lays';

const NAMED = Object.entries({ ...games, ...heights, ...animals });

describe('positions to look at', () => {
  test.each(NAMED)('%s can be read, and is written as it stands', (_, text) => {
    expect(formatPosition(position(text))).toBe(text);
  });

  test.each([
    ['startA', games.startA, 'A'],
    ['startB', games.startB, 'B'],
  ])('%s is the first moment of a game', (_, text, side) => {
    expect(position(text)).toMatchObject({ side, round: 1, seat: 0, step: { type: 'start' } });
  });

  test.each([
    ['opening', games.opening, 'A', 3],
    ['midGameA', games.midGameA, 'A', 8],
    ['midGameB', games.midGameB, 'B', 8],
  ])('%s is a game of four on its way', (_, text, side, round) => {
    const state = position(text);
    expect(state).toMatchObject({ side, round });
    expect(state.players).toHaveLength(4);
    expect(state.step.type).not.toBe('over');
  });

  test('crowdedAtoll has at least 12 luminos in the atoll', () => {
    expect(position(games.crowdedAtoll).atoll.length).toBeGreaterThanOrEqual(12);
  });

  test('handful has three luminos in hand', () => {
    expect(mover(position(games.handful)).hand).toHaveLength(3);
  });

  test('finished is over', () => {
    expect(position(games.finished).step.type).toBe('over');
  });

  test('levelSix has a stack of 6, and no more luminos than ten turns allow', () => {
    const { reef } = mover(position(heights.levelSix));
    expect(highestLevel(reef)).toBe(6);
    const lying = reef.reduce((halves, stack) => halves + stack.length, 0) / 2;
    expect(lying - 1).toBeLessThanOrEqual(3 * 10);
  });

  test('fullest has every field covered, towers of 6, 12 luminos in the atoll, one in hand and none in the bag', () => {
    const state = position(heights.fullest);
    const { reef, hand } = mover(state);
    expect(reef.every((stack) => stack.length > 0)).toBe(true);
    expect(reef.filter((stack) => stack.length === 6)).toHaveLength(8);
    expect(state.step.type).toBe('settle');
    expect(hand).toHaveLength(1);
    expect(state.atoll).toHaveLength(12);
    expect([...state.supply.bag, ...state.supply.emergency]).toEqual([]);
  });

  test('allAnimals shows at least two of each animal', () => {
    const shown = animalsOf(mover(position(animals.allAnimals)));
    for (const animal of ANIMALS) expect(shown.filter(({ half }) => half.animal === animal).length).toBeGreaterThan(1);
  });

  test.each([
    ['shells', animals.shells, 'shell'],
    ['crabs', animals.crabs, 'crab'],
    ['seahorses', animals.seahorses, 'seahorse'],
    ['starfish', animals.starfish, 'starfish'],
  ])('%s shows that animal only, in each colour', (_, text, animal) => {
    const shown = animalsOf(mover(position(text)));
    expect(new Set(shown.map(({ half }) => half.animal))).toEqual(new Set([animal]));
    expect(new Set(shown.map(({ half }) => half.colour))).toEqual(new Set(COLOURS));
  });

  test.each(LEGAL_LAYS)('a lay on $numberOn and $otherOn is legal for $cost limestone', (lay) => {
    const state = position(lay.position);
    expect(play(state, moveOf(state, lay)).ok).toBe(true);
    const { reef } = mover(state);
    expect(layCost(reef, BOARDS[state.side], field(lay.numberOn), field(lay.otherOn))).toBe(lay.cost);
  });

  test.each(ILLEGAL_LAYS)('[6] a lay on $numberOn and $otherOn breaks only $rule, on level $level', (lay) => {
    const state = position(lay.position);
    const outcome = play(state, moveOf(state, lay));
    expect(outcome.ok ? [] : outcome.refusals.map(({ rule }) => rule)).toEqual([lay.rule]);
    const { reef } = mover(state);
    expect(Math.max(...[lay.numberOn, lay.otherOn].map((name) => heightOf(reef, field(name)))) + 1).toBe(lay.level);
  });

  test('there is an example for each rule of laying, and for colour on the ground and above', () => {
    expect(ILLEGAL_LAYS.map(({ rule, level }) => (rule === 'colour' ? `${rule} ${level > 1}` : rule)).sort()).toEqual(
      ['colour false', 'colour true', 'congruent', 'level', 'limestone', 'neighbours', 'reef'].sort(),
    );
  });
});

function mover(state: GameState): Player {
  return state.players[state.seat];
}

function animalsOf({ reef }: Player) {
  return visibleCorals(reef).filter(({ half }) => half.animal !== null);
}

function moveOf(state: GameState, { numberOn, otherOn }: { numberOn: string; otherOn: string }): Move {
  return { type: 'lay', lumino: mover(state).hand[0], numberOn: field(numberOn), otherOn: field(otherOn) };
}
