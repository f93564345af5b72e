import { describe, expect, test } from 'vitest';
import {
  decidersLeft,
  levelOutlooks,
  limestoneAhead,
  openColours,
  passCost,
  scoringOrder,
  scoringPhasesLeft,
} from '../../../src/rules/play/scoringOutlook';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { Ending, GameState } from '../../../src/rules/state';
import { position, reef } from '../../support/rules/build';
import { playGame } from '../../support/rules/randomGame';
import { OFFERING } from '../../support/tablePositions';

/** Three players, the octopus at the second (seat 1): they decide in the order 1, 2, 0. */
function scoring(round: number, tokens = 'cccc', { seat = 1, ending = 'none' as Ending } = {}): GameState {
  return position(
    `3Ad r${round} score:- s${seat + 1} o2 ${ending} 0badcafe b3s1,b2c1,y4o1,p3s1 - ` +
      '5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5 ' +
      `7/1/${tokens}/p4o1,p4o2,p4o3,p4o4/-/gb:d4d5,g3s1:c4c5,g2c1:d3d2 ` +
      '9/0/cccc/b4o1,b4o2,b4o3,b4o4/-/yg:d4d5',
  );
}

describe('who decides', () => {
  test('[7.2] everyone, in turn order from the octopus on', () => {
    expect(scoringOrder(scoring(5))).toEqual([1, 2, 0]);
  });

  test('[7.2] who has decided is not left, and outside of a scoring phase nobody is', () => {
    expect([1, 2, 0].map((seat) => decidersLeft(scoring(5, 'cccc', { seat })))).toEqual([[1, 2, 0], [2, 0], [0]]);
    expect(decidersLeft(OFFERING)).toEqual([]);
  });

  test('[7.2] a colour can be scored as long as its token is coral side up', () => {
    expect(openColours(scoring(5, 'cjxc'), 1)).toEqual(['yellow', 'blue']);
  });
});

describe('how many scoring phases are left', () => {
  test.each([
    { ending: 'none', round: 1, left: 10 },
    { ending: 'none', round: 7, left: 4 },
    { ending: 'none', round: 10, left: 1 },
    { ending: 'called', round: 8, left: 2 },
    { ending: 'extra', round: 9, left: 1 },
  ] as const)('[7, ruling 10] in round $round, the early end being "$ending": $left', ({ ending, round, left }) => {
    expect(scoringPhasesLeft({ ...scoring(round), ending })).toBe(left);
  });

  test('[7] they are as many as then come, in every game that is not cut short later', () => {
    const turnings = [...playGame({ players: 4, side: 'A', scoreBoard: 'dark' }, 9)];
    const isBeginning = ({ type }: { readonly type: string }) => type === 'scoringBegan';
    for (const [index, { before }] of turnings.entries()) {
      const rest = turnings.slice(index).flatMap(({ played }) => played.events);
      if (rest.some(({ type }) => type === 'emergencyOpened' || type === 'bagRanDry')) continue;
      const current = before.step.type === 'score' ? 1 : 0;
      expect(scoringPhasesLeft(before)).toBe(rest.filter(isBeginning).length + current);
    }
  });
});

describe('what a pass costs', () => {
  const GREEN = scoreColour(scoring(5).players[1].reef, 'green');

  test('[7.2] nothing while there are more scoring phases than colours, or no colours', () => {
    expect(passCost(scoring(6))).toEqual({ type: 'nothing' });
    expect(passCost(scoring(9, 'jjjc'))).toEqual({ type: 'nothing' });
    expect(passCost(scoring(10, 'jjxj'))).toEqual({ type: 'nothing' });
    expect(passCost(OFFERING)).toEqual({ type: 'nothing' });
  });

  test('[7.2] the chance to score every colour, where there were as many phases as colours', () => {
    expect(passCost(scoring(7))).toEqual({ type: 'colour', colours: 4, phases: 4 });
    expect(passCost(scoring(9, 'jcjc'))).toEqual({ type: 'colour', colours: 2, phases: 2 });
    expect(passCost(scoring(8, 'jcjc', { ending: 'called' }))).toEqual({ type: 'colour', colours: 2, phases: 2 });
  });

  test('[7.2, 8.1] points for good, where there are fewer phases than colours: the best colour and its jellyfish', () => {
    const given = { type: 'points', best: GREEN, jellyfish: 2 } as const;
    expect(passCost(scoring(8))).toEqual({ ...given, isLast: false, colours: 4, phases: 3 });
    expect(GREEN.points).toBe(2);
  });

  test('[7.2, 8.1] points for good in the last scoring phase, even of a colour that brings nothing', () => {
    expect(passCost(scoring(10, 'jjcj'))).toMatchObject({ type: 'points', isLast: true, colours: 1, best: GREEN });
    expect(passCost(scoring(9, 'jcjj', { ending: 'extra' }))).toEqual({
      type: 'points',
      isLast: true,
      colours: 1,
      phases: 1,
      best: scoreColour(scoring(9).players[1].reef, 'pink'),
      jellyfish: 2,
    });
  });

  test('[7.2] of someone else at the table, too', () => {
    expect(passCost(scoring(10, 'jjjj'), 1)).toEqual({ type: 'nothing' });
    expect(passCost(scoring(10, 'jjjj'), 2)).toMatchObject({ type: 'points', isLast: true, colours: 4 });
  });
});

const [TWO, ONE, NONE] = [
  { round: 5, limestone: 2 },
  { round: 8, limestone: 1 },
  { round: 10, limestone: 0 },
];

test.each([
  { round: 1, now: 4, later: [TWO, ONE, NONE] },
  { round: 4, now: 4, later: [TWO, ONE, NONE] },
  { round: 5, now: 2, later: [ONE, NONE] },
  { round: 7, now: 2, later: [ONE, NONE] },
  { round: 9, now: 1, later: [NONE] },
  { round: 10, now: 0, later: [] },
])('[7.2] limestone in round $round is $now, and then less', ({ round, now, later }) => {
  expect(limestoneAhead({ round, ending: 'none' })).toEqual({ now, later });
});

test('[7.2, ruling 10] the extra scoring phase has the limestone of the round the turtle has moved on to', () => {
  expect(limestoneAhead({ round: 6, ending: 'called' })).toEqual({ now: 2, later: [] });
  expect(limestoneAhead({ round: 7, ending: 'called' })).toEqual({ now: 2, later: [ONE] });
  expect(limestoneAhead({ round: 8, ending: 'extra' })).toEqual({ now: 1, later: [] });
});

test('[7.2] a colour level by level: what counts, what would count if that was covered, and where it has none', () => {
  const grown = reef('yp:d4d5,y6o:d3d2,y4o:c3b3,y4o:f3f4,g4o:c4c5,y5o:c4d4,p5o:c5d5');
  expect(levelOutlooks(grown, 'yellow')).toEqual([
    { level: 1, points: 4, next: 6 },
    { level: 2, points: 5, next: null },
    { level: 3, points: 0, next: null },
  ]);
  expect(levelOutlooks(grown, 'green').map(({ points }) => points)).toEqual([0, 0, 0]);
});

test('[7.2] what counts on the levels is what a scoring adds up', () => {
  for (const { before } of playGame({ players: 2, side: 'B', scoreBoard: 'light' }, 4)) {
    for (const colour of openColours(before, before.seat)) {
      const { reef: grown } = before.players[before.seat];
      const sum = levelOutlooks(grown, colour).reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(scoreColour(grown, colour).points);
    }
  }
});
