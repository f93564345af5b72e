import type { LayRefusal } from '../../../src/rules/state';

/** A position with one lumino in hand, and two fields by name where it may or may not lie. */
interface Example {
  readonly position: string;
  readonly numberOn: string;
  readonly otherOn: string;
}

export interface LegalLay extends Example {
  readonly cost: number;
}

export interface IllegalLay extends Example {
  /** The one rule that it breaks. */
  readonly rule: LayRefusal['rule'];
  /** The level on which it would come to lie, on the higher of the two fields. */
  readonly level: number;
}

const late =
  '4Ad r10 settle s1 o3 none 0149ae1e y2c1,b4o4,p4o5,p2t1,p5o2,p5o4,p4o6,b3c2 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 25/8/cjjj/g3s3,g5o3,y5o3/y4o3/b3c3:b5a5,b2c1:b3b4,b3s1:c4c3,y1h1:d6c5,g4o3:d2d3,pg:d5d4,y2h1:e6d7,y1t1:e5e4,p3c2:f3f4,b4o2:c3b3,y3s5:b5c5,p3s1:d5c4,g2t1:d3d4,y3c1:d6e5,p2h1:c4b3,g6o2:c3d3,y4o1:c5d5 22/10/jcjj/p3s4,b3s3,y5o1,p5o1/-/g2h2:b3c3,y6o1:c5c4,g1t1:e3d3,gb:d4d5,b4o6:d7d6,p6o2:f3e4,y2h2:d4c4,b5o4:d5d6,g2c1:e4e3,g5o1:e4d4 29/10/jcjj/y4o5,g3c2,g4o2/-/b5o3:b4c5,y4o2:c4c3,g4o1:d3d2,yg:d5d4,b1h1:d6d7,g1h1:e3f3,p6o1:e5e4,g3s2:f5f4,g4o4:d4c3,b3s5:c5d6,y3s2:d3e3,y3s1:d5e4,y4o4:c3d3,g4o6:d5d4,g3s1:d4d3 34/10/jjjc/p4o2,y3s4,y4o6/-/g3s5:b4b3,y6o2:c3c4,g3c3:d6c5,b4o1:d2d3,pb:d5d4,p3c1:e4f3,p4o4:f4e5,g5o4:b4c5,y3c2:c4d5,b3s2:d4d3,p4o1:e5e4,p3s5:b4c4,g5o2:d5c5,p1t1:e4d4,p3s3:c5b4,p4o3:e4d5';

/** For nothing, for one limestone, for two. */
export const LEGAL_LAYS: readonly LegalLay[] = [
  { position: late, numberOn: 'c4', otherOn: 'd5', cost: 0 },
  { position: late, numberOn: 'e2', otherOn: 'e3', cost: 1 },
  { position: late, numberOn: 'c7', otherOn: 'd8', cost: 2 },
];

const poor =
  '4Ad r8 settle s3 o1 none 34e7732b p3s5,p1t1,y2c1,p4o3,b4o4,y3s5 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 8/6/cjcc/p2t1,g6o2/-/b3c3:b5a5,b2c1:b3b4,b3s1:c4c3,y1h1:d6c5,g4o3:d2d3,pg:d5d4,y2h1:e6d7,y1t1:e5e4,p3c2:f3f4,b4o2:c3b3,p3s1:d5c4,g2t1:d3d4,y3c1:d6e5,p2h1:c4b3 9/6/cccj/p5o2,p3s4,b3s3/-/g2h2:b3c3,y6o1:c5c4,g1t1:e3d3,gb:d4d5,b4o6:d7d6,p6o2:f3e4,y2h2:d4c4,b5o4:d5d6,g2c1:e4e3,g5o1:e4d4 11/1/jccc/y4o5,p5o4,g3c2/g3s1/b5o3:b4c5,y4o2:c4c3,g4o1:d3d2,yg:d5d4,b1h1:d6d7,g1h1:e3f3,p6o1:e5e4,g3s2:f5f4,g4o4:d4c3,b3s5:c5d6,y3s2:d3e3,y3s1:d5e4,y4o4:c3d3,g4o6:d5d4 13/6/ccjc/p4o5,p4o2,y4o3,p3s3/-/g3s5:b4b3,y6o2:c3c4,g3c3:d6c5,b4o1:d2d3,pb:d5d4,p3c1:e4f3,p4o4:f4e5,g5o4:b4c5,y3c2:c4d5,b3s2:d4d3,p4o1:e5e4,g5o2:d5c5';
/** With one lumino in hand that may cover many things: animals, numbers and fields of every colour. */
export const CROWDED =
  '4Ad r8 settle s4 o2 none adc53b20 b5o1,y2h2,b4o4,y3s3,y3c1,p4o1,p3s4,p5o4 y2c1,y4o1,y4o3,p3c3,p4o3,p5o3,g5o1,b3c3 13/2/cjcc/g4o2,p3s1,p3s3,y4o6/-/b5o3:b4c5,b3s5:c4c3,g2c1:d3d2,pg:d5d4,p4o6:d6e5,y2t1:e4e3,y4o2:f3f4,g3s2:d4c3,b4o5:c5c4,p3c1:d5e5,y3s4:f4e4,b1t1:c4c3,p6o2:e4e5 10/4/cccj/p4o5,g4o5/-/y5o1:b3c3,y1t1:c4b4,g1t1:c5d6,p6o1:d3d2,pb:d5d4,g2t1:e7d7,b3s1:e3f3,b3s2:e4e5,y3s5:c3c4,g3s4:d5c5,b4o6:e3d4,b3c1:d4c3 9/10/cccj/y1h1,b2h1,b4o1/-/g6o2:c3b3,g3c1:c4b4,b5o2:d6c5,y5o3:e3d3,yg:d4d5,p2t1:e4e5,p4o2:f3f4,b2h2:b4c5,g3c3:c4d5,y3c2:d3d4,p2c1:e4f4,g4o1:c4b4,b2t1:c5d5,g2h1:b4c5 9/4/cccj/b4o3,y3s1,y3s2/b2c1/b3s3:b4a3,p3s2:b3c3,p2h2:c4c5,g3s3:d2d3,yp:d5d4,y6o2:d6e5,b6o2:f3e3,g3s5:e4f4,p5o1:c4d5,b3s4:e3d4,b1h1:f3e4,g4o6:f4e5,g2h2:e5d5';
const high =
  '4Ad r9 settle s3 o1 none ea340fa3 p2c1,p3s3,b2c1,g4o6 y1h1,y5o3,p2h2,p3c1,g3s2,g5o4,b3s1,b3c2 19/9/jcjc/y6o2,p4o5,p3s1/-/b2h1:c3b3,b3s4:b4c4,b3c3:d6c5,y5o4:d3e3,pb:d5d4,p3c2:e5e4,g2h1:g2f2,g2t1:f4f3,b5o2:c3c4,y3c2:d4e3,p1t1:d6d5,g4o4:f4e4,g5o1:d4e4 18/7/jjcc/p5o4,p5o1,p3s2/-/y3s2:b4b3,y3s1:c3c4,y2h2:c5d6,g3c3:d3d2,yp:d5d4,p6o2:e4e3,b2h2:f4e5,y4o6:c4d5,p4o4:e3d4,b4o3:e4f4,p2t1:d4d5,b4o5:e3e4,b2t1:d4e4 18/5/jjcc/y2t1,p4o6,g3c1/y3s3/y2c1:b4b3,b4o2:c3c4,p4o3:c5c6,g3s5:d3d2,pg:d4d5,p1h1:d7d6,g5o3:e4e3,y4o4:e5f4,y3c1:c5b4,g1h1:d5c4,p3s4:d7c6,p4o1:e3d4,y4o3:d6e5,g5o2:f4e4,p2h1:d4d5,y3s5:e4e5,p3c3:e4d4 22/7/cjjc/g4o3,g6o2,g4o5,y5o1/-/g3s1:c3b2,g3c2:b3b4,g3s3:c5c4,y3s4:c7d7,b3s2:e3d3,yb:d5d4,p6o1:e5d6,b1t1:e4f3,g2c1:b3c3,g4o1:c4d5,p3s5:d6c5,b4o1:d4e4,g6o1:d5e4';
const mixed =
  '4Ad r9 settle s1 o4 none 4bfcd3c8 y2c1,b4o4,y3s5,y4o3,p4o5,p2t1 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 15/7/cjcj/b3c2,g3s3/g6o2/b3c3:b5a5,b2c1:b3b4,b3s1:c4c3,y1h1:d6c5,g4o3:d2d3,pg:d5d4,y2h1:e6d7,y1t1:e5e4,p3c2:f3f4,b4o2:c3b3,p3s1:d5c4,g2t1:d3d4,y3c1:d6e5,p2h1:c4b3 16/7/ccjj/p5o2,p3s4,b3s3,y5o1/-/g2h2:b3c3,y6o1:c5c4,g1t1:e3d3,gb:d4d5,b4o6:d7d6,p6o2:f3e4,y2h2:d4c4,b5o4:d5d6,g2c1:e4e3,g5o1:e4d4 21/2/jcjc/y4o5,p5o4,g3c2,y4o1/-/b5o3:b4c5,y4o2:c4c3,g4o1:d3d2,yg:d5d4,b1h1:d6d7,g1h1:e3f3,p6o1:e5e4,g3s2:f5f4,g4o4:d4c3,b3s5:c5d6,y3s2:d3e3,y3s1:d5e4,y4o4:c3d3,g4o6:d5d4,g3s1:d4d3 28/7/cjjc/p4o2,y3s4/-/g3s5:b4b3,y6o2:c3c4,g3c3:d6c5,b4o1:d2d3,pb:d5d4,p3c1:e4f3,p4o4:f4e5,g5o4:b4c5,y3c2:c4d5,b3s2:d4d3,p4o1:e5e4,p3s5:b4c4,g5o2:d5c5,p1t1:e4d4,p3s3:c5b4,p4o3:e4d5';
const foreign =
  '2Ad r7 settle s2 o1 none 3fcd7ad1 b3s3,y4o1,p4o3,g4o3,b3s1,y2c1,b5o3,g2h1 - 0/8/cccc/p5o3,g2c1,p2h2/-/y5o3:b3c4,p4o2:d6c5,pg:d5d4,g4o1:e3e4,b6o1:e5f4,y1t1:d5c4,g3s4:d4e4,y3c1:d5e4 0/2/cccc/b4o4,b2c1/g3c2/b2h2:c3b3,b1t1:c4c5,y3s4:d3d2,gb:d4d5,p3s3:d6d7,p3s1:e4f3,p3c1:e5f4,g1t1:d4c3,b3s4:d5c4,p6o1:e5d6,g2h2:c4d4,p3c2:d6d5,g3s2:d5c4';

/** One example for each rule of section 6; the one of colour has two faces. */
export const ILLEGAL_LAYS: readonly IllegalLay[] = [
  { rule: 'neighbours', level: 3, position: CROWDED, numberOn: 'f3', otherOn: 'd4' },
  { rule: 'level', level: 3, position: poor, numberOn: 'e4', otherOn: 'f4' },
  { rule: 'congruent', level: 2, position: CROWDED, numberOn: 'a3', otherOn: 'b4' },
  { rule: 'colour', level: 1, position: high, numberOn: 'a4', otherOn: 'b5' },
  { rule: 'colour', level: 3, position: mixed, numberOn: 'd5', otherOn: 'd6' },
  // No room to touch its colour on level 1, so that any lumino would do; but it touches none.
  { rule: 'reef', level: 1, position: foreign, numberOn: 'a4', otherOn: 'a5' },
  { rule: 'limestone', level: 1, position: poor, numberOn: 'g3', otherOn: 'g4' },
];
