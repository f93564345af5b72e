import type { GameState, Move } from '../../../../rules/state';
import { formatLumino } from '../../../../rules/text/names';
import { parsePosition } from '../../../../rules/text/position';
import { type Judged, RULES } from '../../../../store/table/moveSource';
import { layOf, luminosOf } from '../examples/notation';
import { SCORING_REEF } from '../examples/scores';
import { TURN_EXAMPLE } from '../examples/turn';

/** The pages of the walk, in the order of a game. */
export const WALK_PAGES = ['goal', 'turn', 'lay', 'water', 'levels', 'scoring', 'end'] as const;
export type WalkPage = (typeof WALK_PAGES)[number];

// Everything that can be tried out is a position of a game; what is right and what is wrong there is asked of the rules.

const START_REEF = 'yp:d4d5';

/** One lumino in hand and a few places to try it on. */
export interface LayTry {
  readonly limestone: number;
  readonly reef: string;
  readonly lumino: string;
  readonly places: readonly string[];
}

export const LAY_TRIES: Readonly<Record<'lay' | 'water' | 'levels', LayTry>> = {
  lay: { limestone: 0, reef: START_REEF, lumino: 'p5o', places: ['d2d3', 'd6d7', 'b3b4', 'e4e5'] },
  water: { limestone: 1, reef: `${START_REEF},p4o:d6d7`, lumino: 'p5o', places: ['c4c5', 'c6c7', 'e5e6'] },
  levels: {
    limestone: 0,
    reef: `${START_REEF},y4o:d3c3,p4o:d6d7,p3s:e5e6`,
    lumino: 'p5o',
    places: ['d3d4', 'd5d6', 'd7d8', 'e5e6'],
  },
};

const list = (names: string) => luminosOf(names).map(formatLumino).join();
const OTHER_PLAYER = `0/0/cccc/${list('b4o b5o b6o b3c')}/-/gb:d4d5`;

export function layPosition({ limestone, reef, lumino }: LayTry): GameState {
  return stateOf(
    `2Ad r3 settle s1 o1 none 00000001 ${list('g4o g5o g6o g2c')} - ` +
      `0/${limestone}/cccc/${list('y5o y6o y2c')}/${list(lumino)}/${reef} ${OTHER_PLAYER}`,
  );
}

export function layMove({ lumino }: LayTry, place: string): Extract<Move, { type: 'lay' }> {
  return { type: 'lay', ...layOf(`${lumino}:${place}`) };
}

/** The player to move has yet to offer a lumino. */
export function turnPosition(): GameState {
  const { atoll, display } = TURN_EXAMPLE;
  return stateOf(
    `2Ad r3 offer s1 o1 none 00000001 ${list(atoll)} - 0/0/cccc/${list(display)}/-/${START_REEF} ` +
      `0/0/cccc/${list('b4o b5o b6o b2h')}/-/gb:d4d5`,
  );
}

/** The colour that is scored and compared. */
export const WALK_COLOUR = 'pink';

export function scoringPosition(): GameState {
  return stateOf(
    `2Ad r3 score:- s1 o1 none 00000001 ${list('g5o g6o g2c y6o')} - ` +
      `0/0/cccc/${list('y5o y1t b4o b5o')}/-/${SCORING_REEF} 0/0/cccc/${list('b6o b3c b2h b1t')}/-/gb:d4d5`,
  );
}

/** After round 10: the reef of the scoring beside one that shows fewer fields of that colour. */
export function endPosition(): GameState {
  return stateOf(
    `2Ad r10 over s1 o1 none 00000001 ${list('g5o g6o g2c y6o')} - ` +
      `31/5/jjxc/${list('y5o y1t b4o b5o')}/-/${SCORING_REEF} ` +
      `28/2/jjjj/${list('b6o b3c b1t p1t')}/-/gb:d4d5,g3s:d3c3,b2h:d6c5,b3s:e5e4,p2c:d7e6,g2h:d3d4`,
  );
}

export function judge(state: GameState, move: Move): Judged {
  return RULES.judge(state, move);
}

/** A text that cannot be read is a defect of the guide. */
function stateOf(text: string): GameState {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}, at ${parsed.at}: ${parsed.problem}`);
  return parsed.value;
}
