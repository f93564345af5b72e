import { expect, test } from 'vitest';
import { DIRECTIONS, REEF, START } from '../../../src/ui/home/reef/reef';

type Place = readonly [number, number];
interface Top {
  readonly coral: string;
  readonly level: number;
  readonly lumino: unknown;
}

// The picture teaches the eye before anybody has read a rule, so it must not show what the rules forbid.
test('[6] the reef of the first page could come up in a game', () => {
  const tops = new Map<string, Top>();
  for (const [coral, at] of START) tops.set(String(at), { coral, level: 1, lumino: START });

  for (const lumino of REEF) {
    const { coral, level } = lumino;
    const [q, r] = DIRECTIONS[lumino.to];
    const places: readonly Place[] = [lumino.at, [lumino.at[0] + q, lumino.at[1] + r]];
    const under = places.map((place) => tops.get(String(place)));
    const isSame = (top: Top | undefined) => top?.coral === coral && top.level === level;
    const isTouching = places.flatMap(neighbours).some((place) => isSame(tops.get(String(place))));
    const hasOwnOnLevel = [...tops.values()].some(isSame);

    expect(under.map((top) => top?.level ?? 0)).toEqual([level - 1, level - 1]);
    if (level === 1) {
      // Only the first of a colour needs the exception here.
      expect(hasOwnOnLevel ? isTouching : places.flatMap(neighbours).some((place) => tops.has(String(place)))).toBe(
        true,
      );
    } else {
      expect(under[0]?.lumino).not.toBe(under[1]?.lumino);
      expect(isTouching || under.some((top) => top?.coral === coral)).toBe(true);
    }
    for (const place of places) tops.set(String(place), { coral, level, lumino });
  }
  expect(Math.max(...REEF.map(({ level }) => level))).toBe(4);
});

test('[1] its luminos are luminos of the game', () => {
  const kinds = REEF.map(({ value, animal }) => `${value} ${animal ?? 'plain'}`);
  expect([...new Set(kinds)].sort()).toEqual(['1 starfish', '3 shell', '4 plain', '5 plain', '6 plain']);
});

function neighbours([q, r]: Place): readonly Place[] {
  return Object.values(DIRECTIONS).map(([dq, dr]): Place => [q + dq, r + dr]);
}
