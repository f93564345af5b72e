import { describe, expect, test } from 'vitest';
import { SIDES, type Side } from '../../../src/rules/data/boards';
import { COLOURS } from '../../../src/rules/data/luminos';
import { finalScores } from '../../../src/rules/play/finalScoring';
import type { FinalScore } from '../../../src/rules/scores';
import { type GameState, SCORE_BOARDS, TOKEN_SIDES } from '../../../src/rules/state';
import { finalState } from '../../support/rules/finalState';
import { type Dice, growReef, seededDice } from '../naive/grow';
import { laysOf, look, reefOf } from '../naive/look';
import {
  countColour,
  naiveDarkPoints,
  naiveLightPoints,
  naiveLimestonePoints,
  naiveMajorityPoints,
  naiveRemotePoints,
} from '../naive/scoring';

const GAMES = 40;

const TABLES = SIDES.flatMap((side) =>
  SCORE_BOARDS.flatMap((scoreBoard) => [2, 3, 4].map((players) => ({ side, scoreBoard, players }))),
);

describe.each(TABLES)('$players players, side $side, $scoreBoard', ({ side, scoreBoard, players }) => {
  test(`[8] final scores of ${GAMES} random games are the naive ones`, () => {
    const dice = seededDice(80 + players);
    for (let played = 0; played < GAMES; played++) {
      const state = finalState(
        Array.from({ length: players }, () => randomReef(dice, side)),
        { side, scoreBoard },
        Array.from({ length: players }, () => ({ limestone: dice(11), tokens: randomTokens(dice) })),
      );
      expect(finalScores(state).map(pointsOf)).toEqual(naiveScores(state));
    }
  });
});

/** One score as bare points, category by category. */
function pointsOf(score: FinalScore) {
  return {
    jellyfish: score.jellyfish.points,
    limestone: score.limestone.points,
    animals: score.animals.map(({ points }) => points),
    counts: score.majorities.map(({ counts }) => counts),
    majorities: score.majorities.map(({ points }) => points),
    remote: sum(score.remote.map(({ points }) => points)),
    points: score.points,
  };
}

function naiveScores({ players, side, scoreBoard }: GameState): ReturnType<typeof pointsOf>[] {
  const reefs = players.map(({ reef }) => look(laysOf(reef)));
  return players.map(({ tokens, limestone }, seat) => {
    const seen = reefs[seat];
    const jellyfish = 2 * COLOURS.filter((colour) => tokens[colour] === 'jellyfish').length;
    const stored = naiveLimestonePoints(limestone);
    const animals = scoreBoard === 'dark' ? naiveDarkPoints(seen) : naiveLightPoints(seen, side);
    const counts = COLOURS.map((colour) => reefs.map((each) => countColour(each, colour)));
    const majorities = counts.map((row) =>
      naiveMajorityPoints(
        row[seat],
        row.filter((_, other) => other !== seat),
      ),
    );
    const remote = naiveRemotePoints(seen, side);
    const points = sum([jellyfish, stored, ...animals, ...majorities, remote]);
    return { jellyfish, limestone: stored, animals, counts, majorities, remote, points };
  });
}

function randomReef(dice: Dice, side: Side) {
  return reefOf(growReef(dice, side, dice(4) === 0 ? 'legal' : 'wild', 1 + dice(30)));
}

function randomTokens(dice: Dice): GameState['players'][number]['tokens'] {
  const [yellow, pink, green, blue] = COLOURS.map(() => TOKEN_SIDES[dice(TOKEN_SIDES.length)]);
  return { yellow, pink, green, blue };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
