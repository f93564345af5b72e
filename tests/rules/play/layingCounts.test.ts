import { expect, test } from 'vitest';
import { BOARDS, type Side } from '../../../src/rules/data/boards';
import { COLOURS } from '../../../src/rules/data/luminos';
import { legalLays } from '../../../src/rules/play/laying';
import { reef } from '../../support/rules/build';
import { attempt, naiveLays } from '../naive/laying';
import { laysOf } from '../naive/look';

/** How many lays are legal, both directions counted, for yellow, pink, green and blue. */
interface Count {
  readonly name: string;
  readonly side: Side;
  readonly limestone: number;
  readonly lays: readonly [number, number, number, number];
  readonly reef: string;
}

// Around yellow d4 lie 5 free fields with 5 + 4 + 5 + 5 + 4 free neighbours; 4 pairs are among the 5 and so counted
// twice: 19 pairs, 38 lays. Pink d5 is its mirror image. Green and blue have no coral: the exception, the ring of 8
// around both: 38 - 8 = 30 pairs. On A 6 of the 19 and 12 of the 30 pairs have one water field, none has two.
const START_ON_A: readonly Count[] = [
  { name: 'start', side: 'A', limestone: 0, lays: [26, 26, 36, 36], reef: 'yp:d4d5' },
  { name: 'start', side: 'A', limestone: 1, lays: [38, 38, 60, 60], reef: 'yp:d4d5' },
  { name: 'start', side: 'A', limestone: 2, lays: [38, 38, 60, 60], reef: 'yp:d4d5' },
  { name: 'start', side: 'A', limestone: 10, lays: [38, 38, 60, 60], reef: 'yp:d4d5' },
];

// The same pairs on B: only c4c5 and e3e4 are free of water; with one limestone 10 of yellow's pairs (14 of green's)
// come in, those with one of these four fields; the other 7 (14) are water and water.
const START_ON_B: readonly Count[] = [
  { name: 'start', side: 'B', limestone: 0, lays: [4, 4, 4, 4], reef: 'yp:d4d5' },
  { name: 'start', side: 'B', limestone: 1, lays: [24, 24, 32, 32], reef: 'yp:d4d5' },
  { name: 'start', side: 'B', limestone: 2, lays: [38, 38, 60, 60], reef: 'yp:d4d5' },
  { name: 'start', side: 'B', limestone: 10, lays: [38, 38, 60, 60], reef: 'yp:d4d5' },
];

// Every limestone field of A is covered, so that level 1 is water only: nothing there below 2 limestone. On level 2
// count the neighbours of each field of the colour that belong to another lumino, pairs of the colour once.
// Yellow: d4 5, b3 2, b4 2, d6 5, d7 2 = 16. Pink: d5 5, c3 3, c4 4, e3 3, e4 4 = 19. Green: c5 4, c6 2, e5 4, e6 2 =
// 12. Blue: d2 0, d3 3, f3 2, f4 2 = 7. With 2 limestone the free pairs next to the colour: 15, 12, 12, 20 more.
const PLINTH = 'yp:d4d5,y4o:b3b4,p4o:c3c4,g4o:c5c6,b4o:d2d3,y4o:d6d7,p4o:e3e4,g4o:e5e6,b4o:f3f4';
const FULL_PLINTH: readonly Count[] = [
  { name: 'full plinth', side: 'A', limestone: 0, lays: [32, 38, 24, 14], reef: PLINTH },
  { name: 'full plinth', side: 'A', limestone: 1, lays: [32, 38, 24, 14], reef: PLINTH },
  { name: 'full plinth', side: 'A', limestone: 2, lays: [62, 62, 48, 54], reef: PLINTH },
];

// All 44 fields are covered, all yellow but pink d5. The board has 37 + 72 = 109 pairs, 22 of them are one lumino: 87
// cover a yellow field. Pink covers d5 and one of its 5 neighbours beside d4. Green and blue: the exception is open,
// but there is no free field, and nothing of theirs to cover.
const FULL_BOARD: readonly Count[] = [
  {
    name: 'board full',
    side: 'A',
    limestone: 10,
    lays: [174, 10, 0, 0],
    reef:
      'yp:d4d5,y4o:a1a2,y4o:a3a4,y4o:a5b5,y4o:b1b2,y4o:b3b4,y4o:b6c7,y5o:c1c2,y5o:c3c4,y5o:c5c6,y5o:d1d2,' +
      'y6o:d3e3,y6o:d6d7,y3s:d8e7,y3s:e1e2,y3s:e4e5,y3s:e6f6,y3s:f1f2,y3c:f3f4,y3c:f5g5,y3c:g1g2,y2h:g3g4',
  },
];

// Four fields, six levels: on top yellow c4d4 and pink c5d5. On level 7 c4c5, d4d5 and c4d5 cover one of each: 3 pairs
// for yellow and pink. No coral is visible on level 1: exception for all, the ring of 10 around the tower (ruling 3):
// 46 - 10 = 36 pairs. Without limestone 13 of them on A, and e3e4 on B.
const TOWER =
  'yp:d4d5,g4o:c4c5,y4o:c4d4,p4o:c5d5,b4o:c4c5,g4o:d4d5,' + 'y4o:c4d4,p4o:c5d5,b4o:c4c5,g4o:d4d5,y4o:c4d4,p4o:c5d5';
const TOWERS: readonly Count[] = [
  { name: 'tower of 6', side: 'A', limestone: 10, lays: [78, 78, 72, 72], reef: TOWER },
  { name: 'tower of 6', side: 'A', limestone: 0, lays: [32, 32, 26, 26], reef: TOWER },
  { name: 'tower of 6', side: 'B', limestone: 0, lays: [8, 8, 2, 2], reef: TOWER },
];

const OTHERS: readonly Count[] = [
  // Yellow d4 is covered, so yellow has nothing on level 1 and gets the exception, the 36 pairs around c3 c4 d4 d5; so
  // does green, which is on level 2 only, without two level fields beside it. Pink d5 and blue c3 see 4 free fields
  // each: 18 - 3 = 15 pairs.
  {
    name: 'yellow covered',
    side: 'A',
    limestone: 10,
    lays: [72, 30, 72, 30],
    reef: 'yp:d4d5,b4o:c3c4,g4o:c4d4',
  },
  // Yellow lies in the water of B: room enough, but every pair costs: no exception (ruling 4). The others: c4c5, e3e4.
  { name: 'yellow afloat', side: 'B', limestone: 0, lays: [0, 4, 4, 4], reef: 'gb:d4d5,y4o:a2b2' },
  // Yellow: b3c4, c3c4 and, with the remote a1, a1b1. Green and blue: 12 pairs as at the start. Pink: 16 as at the
  // start and a1b1.
  { name: 'yellow afloat', side: 'B', limestone: 1, lays: [6, 34, 24, 24], reef: 'gb:d4d5,y4o:a2b2' },
  // Yellow a1a2 is walled in: exception although it is visible. Level 1: 18 pairs of limestone fields around the start
  // less c3b3 and c4b3 = 16 for yellow and pink; green 13 - 2 = 11; blue 13 - 1, and c3d3 by b3 = 13. Level 2: yellow
  // 5, green 4, blue 3 pairs among a1 a2 a3 b1 b2 b3.
  {
    name: 'yellow walled in',
    side: 'A',
    limestone: 0,
    lays: [42, 32, 30, 32],
    reef: 'gb:d4d5,y4o:a1a2,g4o:b1b2,b4o:b3a3',
  },
  // Yellow a1b1 touches the free field a2, but a2 has no free neighbour: exception, the 16 pairs again, and 4 on level
  // 2. Pink a3b3: b4c4, b4c5, c3c4, c3d3, c4c5 on b3's side, and b2b3. Green: 11 and a1b2, b1b2, b1c2, b2b3, c1c2.
  // Blue: 12 and d2d3 by d1; b1c1, c1c2.
  {
    name: 'pocket beside yellow',
    side: 'A',
    limestone: 0,
    lays: [40, 12, 32, 30],
    reef: 'gb:d4d5,y4o:a1b1,g4o:b2c2,b4o:c1d1,p4o:a3b3',
  },
  // Level 3 on c4 d4 e3 e4: c4d4, d4e3, e3e4 (d4e4 is one lumino). Yellow covers d4 or e4: 3. Pink covers none, but all
  // touch pink c3d3 on level 3: 3. Green covers e3: 2. Blue covers c4: 1. Level 2: c5d5 touches or covers all four.
  // Level 1: b3b4, d6d7, d6e5, e5f4, f3f4 for yellow and blue (exception), 3 each for pink d5 and green c5.
  {
    name: 'levels 1 to 3',
    side: 'A',
    limestone: 0,
    lays: [18, 14, 12, 14],
    reef: 'yp:d4d5,g4o:c4c5,b4o:e3e4,p4o:c3d3,b4o:c3c4,g4o:d3e3,y4o:d4e4,p4o:c3d3',
  },
  // Remote limestone costs nothing. Yellow e1f1: c1d1, d1d2, f2g1, g1g2 and, with e3, e2e3, e3f2. Pink c7d7: d8e7,
  // a5b6 and, with c5, c5c6, c5d6. Green and blue as at the start.
  { name: 'remote fields', side: 'B', limestone: 1, lays: [12, 8, 24, 24], reef: 'gb:d4d5,y4o:f1e1,p4o:d7c7' },
  // Each remote field has water around it only, so without limestone it is out of reach.
  { name: 'remote fields', side: 'B', limestone: 0, lays: [0, 0, 4, 4], reef: 'gb:d4d5,y4o:f1e1,p4o:d7c7' },
];

test.each([...START_ON_A, ...START_ON_B, ...FULL_PLINTH, ...FULL_BOARD, ...TOWERS, ...OTHERS])(
  '[6] $name on side $side with $limestone limestone: $lays legal lays',
  ({ side, limestone, lays, reef: text }) => {
    const naive = COLOURS.map((colour) => naiveLays(attempt(laysOf(reef(text)), side, colour, limestone)).length);
    const engine = COLOURS.map((colour) => 2 * legalLays(reef(text), BOARDS[side], colour, limestone).length);
    expect({ naive, engine }).toEqual({ naive: lays, engine: lays });
  },
);
