import type { Side } from '../../../../rules/data/boards';
import type { LayRefusal } from '../../../../rules/state';

/** A lay that is tried in a reef. What the guide says about it is asked of the rules by a test. */
export interface LayExample {
  readonly side: Side;
  readonly reef: string;
  /** In the notation of reefs: the lumino, where its number and where its other half would lie. */
  readonly lay: string;
  readonly limestone: number;
  /** The rule that it breaks; null where it is legal. */
  readonly breaks: LayRefusal['rule'] | null;
  /** The fields of its colour that it is about: those that it touches or covers, or should have. */
  readonly wanted: string;
}

const START = 'yp:d4d5';
const BESIDE = `${START},y4o:d3d2`;
const SHORE = `${START},p4o:d6d7`;

export const LAY_EXAMPLES = {
  touch: { side: 'A', reef: START, lay: 'p5o:d6d7', limestone: 0, breaks: null, wanted: 'd5' },
  apart: { side: 'A', reef: START, lay: 'p5o:d2d3', limestone: 0, breaks: 'colour', wanted: 'd5' },
  above: { side: 'A', reef: `${SHORE},p6o:d5d6`, lay: 'p2h:c4c5', limestone: 0, breaks: 'colour', wanted: 'd7' },
  newColour: { side: 'A', reef: START, lay: 'g5o:c4c5', limestone: 0, breaks: null, wanted: '' },
  alone: { side: 'A', reef: START, lay: 'g5o:c6c7', limestone: 2, breaks: 'reef', wanted: '' },
  cover: { side: 'A', reef: `${START},g4o:d6e5`, lay: 'p6o:d5d6', limestone: 0, breaks: null, wanted: 'd5' },
  beside: {
    side: 'A',
    reef: `${START},y4o:d3e3,g4o:d6e5,p6o:d5d6`,
    lay: 'p5o:d3d4',
    limestone: 0,
    breaks: null,
    wanted: 'd5',
  },
  below: { side: 'A', reef: `${BESIDE},b4o:e3e4`, lay: 'b5o:d3d4', limestone: 0, breaks: 'colour', wanted: 'e3 e4' },
  shifted: { side: 'A', reef: BESIDE, lay: 'y5o:d3d4', limestone: 0, breaks: null, wanted: 'd3 d4' },
  exact: { side: 'A', reef: BESIDE, lay: 'y5o:d2d3', limestone: 0, breaks: 'congruent', wanted: '' },
  even: { side: 'A', reef: SHORE, lay: 'p5o:d5d6', limestone: 0, breaks: null, wanted: '' },
  uneven: { side: 'A', reef: START, lay: 'p5o:d5d6', limestone: 0, breaks: 'level', wanted: '' },
  paid: { side: 'A', reef: SHORE, lay: 'p5o:c5c6', limestone: 1, breaks: null, wanted: '' },
  unpaid: { side: 'A', reef: SHORE, lay: 'p5o:c6c7', limestone: 1, breaks: 'limestone', wanted: '' },
} satisfies Record<string, LayExample>;

export type LayExampleName = keyof typeof LAY_EXAMPLES;

export const LAY_PARTS = [
  ['colour', ['touch', 'apart', 'above']],
  ['exception', ['newColour', 'alone']],
  ['higher', ['cover', 'beside', 'below']],
  ['congruent', ['shifted', 'exact']],
  ['level', ['even', 'uneven']],
  ['water', ['paid', 'unpaid']],
] as const satisfies readonly (readonly [string, readonly LayExampleName[]])[];
