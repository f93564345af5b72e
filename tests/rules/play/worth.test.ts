import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import { finalScores, JELLYFISH_POINTS } from '../../../src/rules/play/finalScoring';
import { openColours } from '../../../src/rules/play/scoringOutlook';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import { type Amount, type WorthPart, type WorthSource, worthChanges, worthOf } from '../../../src/rules/play/worth';
import type { GameState, Seat } from '../../../src/rules/state';
import { parseMove } from '../../../src/rules/text/move';
import { fuzzRuns } from '../../support/effort';
import { chance, ensure, must, position } from '../../support/rules/build';
import { playGame, TABLES } from '../../support/rules/randomGame';

interface Case {
  readonly name: string;
  /** Side and score board. */
  readonly board?: string;
  readonly limestone?: number;
  readonly tokens?: string;
  readonly reef: string;
  /** The reef of the other player. */
  readonly other?: string;
  readonly lay: string;
  /** What changes: how many there are and the points for them, before and after. */
  readonly changes: readonly string[];
}

describe('what a lay changes', () => {
  const CASES: readonly Case[] = [
    {
      name: '[7.2] the first number on a level counts as it is; [8.3, dark] one shell is worth nothing yet',
      reef: 'yp:d4d5',
      lay: 'y3s1@d3c3',
      changes: ['yellow 0 (0) 1 (3)', 'shell 0 (0) 1 (0)', 'most yellow 1 (4) 3 (4)'],
    },
    {
      name: '[7.2] a lower number on the same level takes points away',
      reef: 'yp:d4d5,y4o2:d3c3',
      lay: 'y3s1@e3e4',
      changes: ['yellow 1 (4) 1 (3)', 'shell 0 (0) 1 (0)', 'most yellow 3 (4) 5 (4)'],
    },
    {
      name: '[7.2] a covered number of another colour counts no more; [8.4] nor does its field',
      reef: 'yp:d4d5,p5o1:c4c5',
      other: 'pg:d4d5,p4o2:d6d7',
      lay: 'y3s1@c4d4',
      changes: [
        'yellow 0 (0) 1 (3)',
        'pink 1 (5) 0 (0)',
        'shell 0 (0) 1 (0)',
        'most yellow 1 (4) 2 (4)',
        'most pink 3 (3) 2 (2)',
      ],
    },
    {
      name: '[7.2] the lowest number covered: the next one counts',
      reef: 'yp:d4d5,p3c1:c4c5,p5o1:d6d7',
      lay: 'y4o2@c4d4',
      changes: ['yellow 0 (0) 1 (4)', 'pink 1 (3) 1 (5)', 'most yellow 1 (4) 2 (4)', 'most pink 5 (4) 4 (4)'],
    },
    {
      name: '[7.2] a scored colour brings nothing more',
      tokens: 'jccc',
      reef: 'yp:d4d5',
      lay: 'y3s1@d3c3',
      changes: ['shell 0 (0) 1 (0)', 'most yellow 1 (4) 3 (4)'],
    },
    {
      name: '[8.3, dark] an animal more',
      reef: 'yp:d4d5,y3s2:d3c3,y3s3:e3e4',
      lay: 'y3s1@c4b3',
      changes: ['shell 2 (1) 3 (4)', 'most yellow 5 (4) 7 (4)'],
    },
    {
      name: '[8.3, dark] a covered animal',
      reef: 'yp:d4d5,p2c1:c5c4',
      lay: 'y4o2@d4c4',
      changes: ['yellow 0 (0) 1 (4)', 'crab 1 (2) 0 (0)', 'most yellow 1 (4) 2 (4)', 'most pink 3 (4) 2 (4)'],
    },
    {
      name: '[8.3, light] water beside a shell goes, and with it its large score; [8.2] it costs 1 limestone',
      board: 'Al',
      limestone: 1,
      reef: 'yp:d4d5,y3s2:c3c2',
      lay: 'y4o2@b2b3',
      changes: ['shell 1 (2) 1 (1)', 'most yellow 3 (4) 5 (4)', 'limestone 1 (0) 0 (0)'],
    },
    {
      name: '[8.3, light] a crab has four neighbours on its level',
      board: 'Al',
      limestone: 1,
      tokens: 'jccc',
      reef: 'yp:d4d5,y3c1:d2d3',
      lay: 'y4o2@c3c2',
      changes: ['crab 1 (1) 1 (3)', 'most yellow 3 (4) 5 (4)', 'limestone 1 (0) 0 (0)'],
    },
    {
      name: '[8.3, light] a starfish looks down on more',
      board: 'Al',
      tokens: 'jccc',
      reef: 'yp:d4d5,y4o2:d3c3,y4o3:e3e4',
      lay: 'y1t1@d3d4',
      changes: ['starfish 0 (0) 1 (2)'],
    },
    {
      name: '[8.4] a tie for most',
      reef: 'yp:d4d5',
      tokens: 'jccc',
      other: 'yg:d4d5,y5o2:d3c3',
      lay: 'y4o2@d3c3',
      changes: ['most yellow 1 (2) 3 (3)'],
    },
    {
      name: '[8.4] the lead is taken',
      reef: 'yp:d4d5,y5o3:e3e4',
      tokens: 'jccc',
      other: 'yg:d4d5,y5o2:d3c3',
      lay: 'y4o2@d3c3',
      changes: ['most yellow 3 (3) 5 (4)'],
    },
    {
      name: '[8.2] an even store loses half its pair',
      limestone: 4,
      tokens: 'jccc',
      reef: 'yp:d4d5',
      lay: 'y4o2@d3c2',
      changes: ['most yellow 1 (4) 3 (4)', 'limestone 4 (2) 3 (1)'],
    },
    {
      name: '[8.2] an odd one loses no point',
      limestone: 5,
      tokens: 'jccc',
      reef: 'yp:d4d5',
      lay: 'y4o2@d3c2',
      changes: ['most yellow 1 (4) 3 (4)', 'limestone 5 (2) 4 (2)'],
    },
    {
      name: '[8.5] remote limestone is covered',
      board: 'Bd',
      limestone: 1,
      tokens: 'jccc',
      reef: 'yp:d4d5,y4o2:c3b2',
      lay: 'y5o3@a1b1',
      changes: ['most yellow 3 (4) 5 (4)', 'limestone 1 (0) 0 (0)', 'remote 6 (-12) 5 (-10)'],
    },
  ];

  test.each(CASES)('$name', (each) => {
    const before = settling(each);
    const move = parseMove(each.lay);
    if (move === null) throw new Error(`no move ${each.lay}`);
    const changes = worthChanges(worthOf(before), worthOf(must(before, move).state, before.seat));
    expect(
      changes.map((change) => [nameOf(change.source), amount(change.before), amount(change.after)].join(' ')),
    ).toEqual(each.changes);
    for (const { points, before: was, after } of changes) expect(points).toBe(after.points - was.points);
  });
});

describe('what a player has', () => {
  const SOME =
    '2Bd r4 offer s1 o1 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 13/5/cjcx/g4o1,b5o1,b6o1,p5o1/-/yp:d4d5,y3s2:d3c3,y4o3:c4b3,y5o2:c4d4 7/2/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5,y4o2:d3d2';

  test('[7.2, 8] stands part by part, for any seat', () => {
    const state = position(SOME);
    expect(textOf(worthOf(state))).toEqual([
      // Level 1: 3, level 2: 5.
      'yellow 2 (8)',
      'pink 0 (0)',
      'green 0 (0)',
      'blue 0 (0)',
      'shell 1 (0)',
      'crab 0 (0)',
      'seahorse 0 (0)',
      'starfish 0 (0)',
      'most yellow 5 (4)',
      'most pink 1 (4)',
      'most green 0 (0)',
      'most blue 0 (0)',
      'limestone 5 (2)',
      'remote 6 (-12)',
      // The token of pink, and those of yellow and green once they are scored; that of blue is gone.
      'jellyfish 3 (6)',
      'made 0 (13)',
    ]);
    expect(textOf(worthOf(state, 1))).toContain('yellow 1 (4)');
    expect(textOf(worthOf(state, 1))).toContain('made 0 (7)');
  });
});

describe.each(TABLES)('over whole games: $players players, side $side, $scoreBoard', (table) => {
  test('[6-8] what a lay changes is the difference of what there is before and after, for every legal lay', () => {
    for (let seed = 0; seed < fuzzRuns(2); seed++) {
      const random = chance(seed);
      let lays = 0;
      for (const { before } of playGame(table, seed)) {
        if (before.step.type !== 'settle' || random() < 0.8) continue;
        const worth = worthOf(before);
        const counted = countedWorth(before, before.seat);
        for (const move of legalMoves(before)) {
          if (move.type !== 'lay') continue;
          const { state } = must(before, move);
          const changes = worthChanges(worth, worthOf(state, before.seat));
          ensure(
            sum(changes) === countedWorth(state, before.seat) - counted,
            `${JSON.stringify(move)} of game ${seed}`,
          );
          lays++;
        }
      }
      expect(lays).toBeGreaterThan(0);
    }
  });

  test('[7.2, 8] a scoring only turns what a colour would bring into points made; the end adds nothing', () => {
    for (let seed = 0; seed < fuzzRuns(10); seed++) {
      for (const { before, move, played } of playGame(table, seed)) {
        if (move.type !== 'score' && move.type !== 'pass') continue;
        const isEnd = played.state.step.type === 'over';
        const gained = sum(worthOf(played.state, before.seat)) - sum(worthOf(before));
        const stones = stonesPoints(played.state, before.seat) - stonesPoints(before, before.seat);
        if (!isEnd) ensure(gained === stones, `${JSON.stringify(move)} of game ${seed} brings ${gained}`);
        if (isEnd) {
          const sums = played.state.players.map((_, seat) => sum(worthOf(played.state, seat)));
          expect(sums).toEqual(played.state.players.map(({ points }) => points));
        }
      }
    }
  });
});

function settling({ board = 'Ad', limestone = 0, tokens = 'cccc', reef, other = 'gb:d4d5', lay }: Case): GameState {
  const own = `3/${limestone}/${tokens}/g4o1,b5o1/${lay.split('@')[0]}/${reef}`;
  return position(
    `2${board} r4 settle s1 o1 none 0badcafe b3s1,b2c1,y4o1,p3s1 - ${own} 0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/${other}`,
  );
}

/** The same as a sum, straight from the scorings. */
function countedWorth(state: GameState, seat: Seat): number {
  const { reef, points } = state.players[seat];
  const open = openColours(state, seat);
  const scored = open.reduce((all, colour) => all + scoreColour(reef, colour).points, 0);
  return points + scored + JELLYFISH_POINTS * open.length + finalScores(state)[seat].points;
}

function stonesPoints({ players }: GameState, seat: Seat): number {
  return Math.floor(players[seat].limestone / 2);
}

function sum(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((points, part) => points + part.points, 0);
}

function textOf(parts: readonly WorthPart[]): readonly string[] {
  return parts.map((part) => `${nameOf(part.source)} ${amount(part)}`);
}

function amount({ count, points }: Amount): string {
  return `${count} (${points})`;
}

function nameOf(source: WorthSource): string {
  if (source.type === 'colour') return source.colour;
  if (source.type === 'animal') return source.animal;
  return source.type === 'majority' ? `most ${source.colour}` : source.type;
}
