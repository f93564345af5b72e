import { type Day, PUZZLE_VERSION, type Puzzle, type Worth } from '../../../src/bots/puzzle/puzzle';
import { MIND_VERSION } from '../../../src/history/record';
import type { Try } from '../../../src/store/puzzle/tries';

/** As it was found once. Later minds may find another one for that day; as a position and its turns it stays true. */
export const PUZZLE: Puzzle = {
  day: '2026-11-01',
  position:
    '2Bd r9 offer s1 o1 none 7e70457d b5o3,b5o2,b4o4,p2h2,p2c1 - 29/7/cjjj/p4o4,b2h1,y3s2,p3s1/-/b3c1:a1a2,b2h2:a5b5,b2c1:b4b3,g3s4:c4c5,pg:d4d5,p4o1:d7d6,g3c1:e3e4,y2h2:f2g1,g1t1:f3g2,b5o1:b4c4,g5o3:d4e3,p5o1:d6d5,g3s3:f2f3,p5o3:d4d5,g4o4:e3f2 20/2/jjcj/b4o2,b4o1,g4o2,b6o1/-/y3s3:b2a1,p1t1:b5a5,y4o1:b3b4,p3s2:c5c4,p3c2:c6d6,g2h2:c7d8,yp:d4d5,b3c2:e4e3,b1t1:f2g1,y5o2:b5b4,p3s4:c4d4,p6o1:c5c6,b3s4:d5e4,y2h1:b4c4',
  best: [
    { type: 'offer', lumino: 7 },
    { type: 'takeFromAtoll', luminos: [29, 30] },
    { type: 'lay', lumino: 30, numberOn: 25, otherOn: 32 },
    { type: 'lay', lumino: 29, numberOn: 38, otherOn: 43 },
    { type: 'endTurn' },
  ],
  rivals: [
    [
      { type: 'offer', lumino: 7 },
      { type: 'takeFromAtoll', luminos: [30] },
      { type: 'lay', lumino: 30, numberOn: 38, otherOn: 32 },
      { type: 'endTurn' },
    ],
    [
      { type: 'offer', lumino: 7 },
      { type: 'takeFromAtoll', luminos: [30] },
      { type: 'lay', lumino: 30, numberOn: 21, otherOn: 28 },
      { type: 'endTurn' },
    ],
  ],
  margin: { mean: 3.2, low: 3.02, high: 3.38, rollouts: 40 },
  isClear: true,
  evaluations: 2637203,
};

/** A turn that costs more than three points. */
export const [WRONG] = PUZZLE.rivals;

/** What measuring said of the first of them. */
export const WRONG_WORTH: Worth = {
  loss: { mean: 3.31, low: 2.99, high: 3.64, rollouts: 16 },
  isCertain: true,
  parts: [
    { source: { type: 'animal', animal: 'seahorse' }, points: -4.44 },
    { source: { type: 'animal', animal: 'shell' }, points: 2.25 },
    { source: { type: 'remote' }, points: -1.5 },
    { source: { type: 'limestone' }, points: 0.75 },
    { source: { type: 'colour', colour: 'yellow' }, points: -0.37 },
  ],
};
export const BEST_WORTH: Worth = { loss: { mean: 0, low: 0, high: 0, rollouts: 16 }, isCertain: false, parts: [] };

export const WRONG_TRY: Try = { moves: WRONG, worth: WRONG_WORTH };
export const BEST_TRY: Try = { moves: PUZZLE.best, worth: BEST_WORTH };

/** What a browser has kept of that puzzle, as the one of these days. */
export function keptPuzzle(days: readonly Day[], tries: readonly Try[]): Readonly<Record<string, string>> {
  const entries = days.map((day) => ({ puzzle: { ...PUZZLE, day }, tries }));
  return { 'lumicora.puzzles': JSON.stringify({ version: `${PUZZLE_VERSION}.${MIND_VERSION}`, entries }) };
}
