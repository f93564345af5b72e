import { describe, expect, test } from 'vitest';
import { COLOURS, HALVES, LUMINOS } from '../../../../src/rules/data/luminos';
import { finalScores } from '../../../../src/rules/play/finalScoring';
import { scoreColour } from '../../../../src/rules/play/scoringPhase';
import { heightOf, isLevel, topLumino, topOf } from '../../../../src/rules/reef';
import { layOf, luminosOf } from '../../../../src/ui/screens/guide/examples/notation';
import {
  endPosition,
  judge,
  LAY_TRIES,
  layMove,
  layPosition,
  scoringPosition,
  turnPosition,
  WALK_COLOUR,
  WALK_PAGES,
} from '../../../../src/ui/screens/guide/walk/tries';
import { must } from '../../../support/rules/build';

test('the walk has at most seven pages', () => {
  expect(WALK_PAGES.length).toBeLessThanOrEqual(7);
});

/** The rule that each place breaks; null where the lumino may lie. */
function verdicts(name: keyof typeof LAY_TRIES) {
  const tried = LAY_TRIES[name];
  const state = layPosition(tried);
  return Object.fromEntries(
    tried.places.map((place) => {
      const judged = judge(state, layMove(tried, place));
      return [place, judged.ok ? null : judged.refusals.map(({ rule }) => rule).join()];
    }),
  );
}

describe('the places of a page, asked of the rules', () => {
  test('[6.1] lay: beside pink, not beside yellow only, not alone', () => {
    expect(verdicts('lay')).toEqual({ d2d3: 'colour', d6d7: null, b3b4: 'colour', e4e5: null });
  });

  test('[6.4] water: with 1 limestone a place with one water field, not one with two', () => {
    expect(verdicts('water')).toEqual({ c4c5: null, c6c7: 'limestone', e5e6: null });
  });

  test('[6.1] [6.2] [6.3] levels: on two equally high luminos, with its colour', () => {
    expect(verdicts('levels')).toEqual({ d3d4: 'colour', d5d6: null, d7d8: 'level', e5e6: 'congruent' });
  });

  test('what the page says about a right place on level 2 is so: it covers pink of two luminos', () => {
    const { players, seat } = layPosition(LAY_TRIES.levels);
    const { reef } = players[seat];
    const { numberOn, otherOn } = layOf('p5o:d5d6');
    expect(isLevel(reef, numberOn, otherOn)).toBe(true);
    expect(heightOf(reef, numberOn)).toBe(1);
    expect(topLumino(reef[numberOn])).not.toBe(topLumino(reef[otherOn]));
    expect([numberOn, otherOn].map((field) => HALVES[topOf(reef, field) ?? -1].colour)).toContain('pink');
  });

  test.each(['lay', 'water', 'levels'] as const)('%s: no two places share a field', (name) => {
    const fields = LAY_TRIES[name].places.flatMap((place) => [place.slice(0, 2), place.slice(2)]);
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe('a turn', () => {
  test('[5.1] every lumino of the display can be offered', () => {
    const state = turnPosition();
    for (const lumino of state.players[state.seat].display) {
      expect(judge(state, { type: 'offer', lumino }).ok).toBe(true);
    }
  });

  test('[5.2C] whatever was offered, something of the atoll can be taken, and the offered colour cannot', () => {
    const before = turnPosition();
    for (const lumino of before.players[before.seat].display) {
      const { state } = must(before, { type: 'offer', lumino });
      const taken = state.atoll.map((each) => judge(state, { type: 'takeFromAtoll', luminos: [each] }).ok);
      expect(taken).toContain(true);
      expect(taken).toEqual(state.atoll.map((each) => LUMINOS[each].colour !== LUMINOS[lumino].colour));
    }
  });

  test('[5.2A] yellow 4 brings 4 limestone', () => {
    const { state } = must(turnPosition(), { type: 'offer', lumino: luminosOf('y4o')[0] });
    expect(must(state, { type: 'takeLimestone' }).state.players[0].limestone).toBe(4);
  });
});

test('[7.2] scoring: pink brings 9 points and 4 limestone in round 3, and its token turns over', () => {
  const state = scoringPosition();
  expect(scoreColour(state.players[0].reef, WALK_COLOUR).levels.map(({ points }) => points)).toEqual([3, 4, 2]);
  const [player] = must(state, { type: 'score', colour: WALK_COLOUR }).state.players;
  expect([player.points, player.limestone, player.tokens.pink]).toEqual([9, 4, 'jellyfish']);
});

test('[8.4] the end: one of the two has most pink fields', () => {
  const scores = finalScores(endPosition());
  const pink = scores.map(({ majorities }) => majorities[COLOURS.indexOf(WALK_COLOUR)]);
  expect(pink.map(({ place, points }) => [place, points])).toEqual([
    ['first', 4],
    ['second', 2],
  ]);
});
