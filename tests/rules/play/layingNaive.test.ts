import { describe, expect, test } from 'vitest';
import { BOARDS, SIDES, type Side } from '../../../src/rules/data/boards';
import { FIELDS, type FieldId, NEIGHBOURS, PAIRS, START_FIELDS } from '../../../src/rules/data/hex';
import { COLOURS } from '../../../src/rules/data/luminos';
import { layCost, layRefusals, legalLays } from '../../../src/rules/play/laying';
import { heightOf } from '../../../src/rules/reef';
import type { LayRefusal, Reef } from '../../../src/rules/state';
import { ALL_FIELDS, isBaseField, isWater, neighboursOf, remotePenalty } from '../naive/board';
import { type Dice, type Growth, growReef, seededDice } from '../naive/grow';
import { type Attempt, attempt, brokenRules, naiveLays } from '../naive/laying';
import { type Lay, laysOf, look, reefOf } from '../naive/look';

const POSITIONS_PER_REEF = 8;

const GROWTHS: readonly { growth: Growth; reefs: number; longest: number }[] = [
  { growth: 'legal', reefs: 60, longest: 40 },
  { growth: 'wild', reefs: 160, longest: 90 },
];

const ORDERED_PAIRS = FIELDS.flatMap((a) => FIELDS.filter((b) => b !== a).map((b) => [a, b] as const));

const POSITIONS = SIDES.flatMap((side) =>
  GROWTHS.map((options) => ({ side, growth: options.growth, positions: randomPositions(side, options) })),
);

function positionsOf(side: Side, growth: Growth): readonly Position[] {
  return POSITIONS.filter((set) => set.side === side && set.growth === growth).flatMap(({ positions }) => positions);
}

describe.each(SIDES)('side %s', (side) => {
  test('[2] the naive board is the board', () => {
    expect(FIELDS).toEqual(ALL_FIELDS);
    expect(NEIGHBOURS.map((fields) => [...fields].sort((a, b) => a - b))).toEqual(ALL_FIELDS.map(neighboursOf));
    expect(ALL_FIELDS.filter((field) => !isBaseField(side, field))).toEqual(START_FIELDS);
    expect(BOARDS[side].toll).toEqual(ALL_FIELDS.map((field) => (isWater(side, field) ? 1 : 0)));
    expect(BOARDS[side].remote).toEqual(
      ALL_FIELDS.filter((field) => remotePenalty(side, field) > 0).map((field) => ({
        field,
        penalty: remotePenalty(side, field),
      })),
    );
  });

  test.each(GROWTHS)('[6] legal lays on $reefs random $growth reefs are those of the naive rules', (options) => {
    for (const { lays, reef, limestone } of positionsOf(side, options.growth)) {
      const described = `${side} ${limestone} ${JSON.stringify(lays)}`;
      for (const colour of COLOURS) {
        const listed = legalLays(reef, BOARDS[side], colour, limestone);
        const expected = naiveLays(attempt(lays, side, colour, limestone));
        expect(bothWays(listed), `${colour} ${described}`).toBe(asText(expected));
      }
    }
  });

  test.each(GROWTHS)('[6] every pair of fields on random $growth reefs breaks the same rules', (options) => {
    const met = new Set<string>();
    for (const [index, { lays, reef, limestone }] of positionsOf(side, options.growth).slice(0, 64).entries()) {
      const colour = COLOURS[index % COLOURS.length];
      const tried = attempt(lays, side, colour, limestone);
      const engine = ORDERED_PAIRS.map(([a, b]) =>
        layRefusals(reef, BOARDS[side], colour, limestone, a, b).map(({ rule }) => rule),
      );
      const naive = ORDERED_PAIRS.map(([a, b]) => brokenRules(tried, a, b));
      expect(verdicts(engine), `${side} ${colour} ${limestone} ${JSON.stringify(lays)}`).toBe(verdicts(naive));
      for (const rules of naive) met.add(rules.join('+'));
    }
    // What the sample must have met for the comparison to mean anything.
    expect([...met]).toEqual(
      expect.arrayContaining(['', 'level', 'congruent', 'congruent+colour', 'colour', 'colour+limestone', 'limestone']),
    );
    expect([...met]).toEqual(expect.arrayContaining(['reef', 'reef+limestone', 'neighbours', 'neighbours+level']));
  });

  test('[6] one field twice is no two neighbouring fields', () => {
    for (const { reef } of positionsOf(side, 'wild').slice(0, 20)) {
      for (const field of FIELDS) {
        expect(layRefusals(reef, BOARDS[side], 'pink', 10, field, field)).toContainEqual({
          rule: 'neighbours',
          fields: [field, field],
        });
      }
    }
  });

  test('[6.4] a lay costs 1 limestone for each water field on level 1 and nothing higher up', () => {
    for (const { lays, reef } of positionsOf(side, 'wild').slice(0, 100)) {
      const seen = look(lays);
      const level = PAIRS.filter(([a, b]) => seen[a].height === seen[b].height);
      expect(level.map(([a, b]) => layCost(reef, BOARDS[side], a, b))).toEqual(
        level.map(([a, b]) => (seen[a].height > 0 ? 0 : [a, b].filter((field) => isWater(side, field)).length)),
      );
    }
  });

  test('[6] the random reefs are worth comparing: towers, plains, and exceptions of both kinds', () => {
    const positions = GROWTHS.flatMap(({ growth }) => positionsOf(side, growth));
    expect(positions.length).toBeGreaterThan(1500);
    const highest = positions.map(({ reef }) => Math.max(...FIELDS.map((field) => heightOf(reef, field))));
    expect(Math.max(...highest)).toBeGreaterThan(8);
    const exceptions = positions
      .flatMap(({ lays }) => COLOURS.map((colour) => attempt(lays, side, colour, 0)))
      .filter(({ isException }) => isException);
    expect(exceptions.filter(hasVisibleLevelOne).length).toBeGreaterThan(50);
    expect(exceptions.filter((tried) => !hasVisibleLevelOne(tried)).length).toBeGreaterThan(500);
    for (const { lays, reef } of positions.slice(0, 100)) expect(look(laysOf(reef))).toEqual(look(lays));
  });
});

interface Position {
  readonly lays: readonly Lay[];
  readonly reef: Reef;
  readonly limestone: number;
}

/** Some moments in the growth of each of `count` reefs. */
function randomPositions(side: Side, { growth, reefs, longest }: (typeof GROWTHS)[number]): Position[] {
  const dice = seededDice(side === 'A' ? 1 : 2);
  return Array.from({ length: reefs }, () => growReef(dice, side, growth, 1 + dice(longest))).flatMap((lays) =>
    Array.from({ length: POSITIONS_PER_REEF }, () => cut(dice, lays)),
  );
}

function cut(dice: Dice, all: readonly Lay[]): Position {
  const lays = all.slice(0, 1 + dice(all.length));
  return { lays, reef: reefOf(lays), limestone: dice(3) === 0 ? dice(11) : dice(3) };
}

function verdicts(rules: readonly (readonly LayRefusal['rule'][])[]): string {
  return ORDERED_PAIRS.map(([a, b], index) => `${a}-${b} ${rules[index].join('+')}`).join('\n');
}

function bothWays(pairs: readonly (readonly [FieldId, FieldId])[]): string {
  return asText(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
}

function asText(pairs: readonly (readonly [FieldId, FieldId])[]): string {
  return pairs
    .map(([a, b]) => `${a}-${b}`)
    .sort()
    .join(' ');
}

function hasVisibleLevelOne({ seen, colour }: Attempt): boolean {
  return seen.some(({ height, coral }) => height === 1 && coral?.colour === colour);
}
