import type { FieldId } from '../../src/rules/data/hex';
import { isStartLumino, LUMINOS, type Lumino } from '../../src/rules/data/luminos';
import { laidLuminos } from '../../src/rules/reef';
import { parseReef } from '../../src/rules/text/reef';

/** The reef of the picture, as it could be laid in a game on side B: lay by lay, a row of text for each level. */
export const REEF = [
  'yb:d4d5,y4o:e3d3,b5o:d6e5,p3s:f4e4,g4o:c3c4,y3s:f2e2,g6o:c5b4,b5o:d7c6,y5o:d2c2,b4o:f5e6,p6o:f3g3,g4o:b3b2',
  'g4o:d5c4,y5o:d3d4,p4o:e5e4,b4o:d6c5,y4o:c3c2,g4o:b4b3',
  'g5o:c3c4,p5o:d4e4,b6o:d5c5',
  'b1t:c5c4',
].join();

export interface PicturedLumino {
  readonly lumino: Lumino;
  readonly level: number;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** Its luminos from back to front. The start lumino is not among them: it lies under them all, out of sight. */
export const PICTURED: readonly PicturedLumino[] = picture(REEF);

/** Whether something lies on it: then its top is not seen, nor what is drawn on that. */
export function isCovered(field: FieldId, level: number): boolean {
  return PICTURED.some((other) => other.level > level && (other.numberOn === field || other.otherOn === field));
}

function picture(text: string): readonly PicturedLumino[] {
  const parsed = parseReef(text);
  if (!parsed.ok) throw new Error(`The reef of the picture, at ${parsed.at}: ${parsed.problem}`);
  return laidLuminos(parsed.value)
    .filter(({ lumino }) => !isStartLumino(lumino))
    .map(({ lumino, level, numberOn, otherOn }) => ({ lumino: LUMINOS[lumino], level, numberOn, otherOn }));
}
