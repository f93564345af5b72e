import type { Animal } from '../../../../rules/data/luminos';

/** A reef to score pink in, a row of text for each level. */
export const SCORING_REEF = ['yp:d4d5,p3s:c5c6,p5o:d7d6,y4o:d3c3,g4o:e4e5', 'p4o:e4d5,p6o:d6e5', 'p2h:d5e5'].join();

/** One animal on the light score board, the fields around it that count, and its points. */
export interface AnimalExample {
  readonly reef: string;
  readonly on: string;
  readonly counted: string;
  readonly points: number;
}

export const ANIMAL_EXAMPLES: Readonly<Record<Animal, AnimalExample>> = {
  shell: { reef: 'yp:d4d5,p3s:d6c6', on: 'c6', counted: 'b5 b6 c7', points: 2 },
  crab: { reef: 'yp:d4d5,y2c:c3c4,p4o:c5c6', on: 'c4', counted: 'c3 c5 d4 d5', points: 3 },
  seahorse: { reef: 'yp:d4d5,y2h:e3e4,g4o:d6e5,p4o:d5d6', on: 'e4', counted: 'd5', points: 2 },
  starfish: { reef: 'yp:d4d5,y4o:c3c4,p4o:c5c6,y1t:d4c4', on: 'c4', counted: 'c3 c5 d5', points: 2 },
};

/** How many fields of a colour three players have, and their points for it. */
export const MAJORITY_EXAMPLES = [
  { name: 'clear', counts: [9, 6, 3], points: [4, 2, 0] },
  { name: 'first', counts: [7, 7, 4], points: [3, 3, 0] },
  { name: 'second', counts: [8, 5, 5], points: [4, 1, 1] },
] as const;
