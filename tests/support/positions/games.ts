// Positions that came up in games of the greedy policy of tests/bench, so that they look like real games.

/** Side A: the first of four players is about to lay the start lumino. */
export const startA =
  '4Ad r1 start s1 o3 none 08d16c43 - y2c1,y4o1,y4o3,p3c3,p4o3,p5o3,g5o1,b3c3 0/0/cccc/-/pg/- 0/0/cccc/-/pb/- 0/0/cccc/-/yg/- 0/0/cccc/-/yp/-';

/** Side B with its remote limestone: the same moment. */
export const startB =
  '4Bl r1 start s1 o3 none 08d14d54 - y1h1,y5o3,p2h2,p3c1,g3s2,g5o4,b3s1,b3c2 0/0/cccc/-/pb/- 0/0/cccc/-/yp/- 0/0/cccc/-/pg/- 0/0/cccc/-/yb/-';

/** Round 3: small reefs, mostly one level. */
export const opening =
  '4Ad r3 offer s4 o3 none aa67108e p5o1,p2h2,p3s2,g3s2 y2c1,y4o1,y4o3,p3c3,p4o3,p5o3,g5o1,b3c3 0/0/cccc/g2h2,b2c1,g4o2,b3s2/-/b5o3:b4c5,b3s5:c4c3,pg:d5d4,y2t1:e4e3,b4o5:c5c4 0/0/cccc/y2h2,p4o6,p4o2,p6o1/-/y5o1:b3c3,y1t1:c4b4,g1t1:c5d6,pb:d5d4,y3s5:c3c4 0/0/cccc/y1h1,b1h1,y4o2/-/g6o2:c3b3,g3c1:c4b4,y5o3:e3d3,yg:d4d5,p2t1:e4e5,g3c3:c4d5,y3c2:d3d4 0/0/cccc/b4o4,b3s4,b3s1,y3s4/-/yp:d5d4,y6o2:d6e5,b6o2:f3e3';

/** Round 8 on side A: the fourth player has offered and decides what to take. */
export const midGameA =
  '4Ad r8 act:y4o3 s4 o1 none 34e7732b p3s5,p1t1,y2c1,p4o3,b4o4,y3s5,y4o3 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 8/6/cjcc/p2t1,g6o2/-/b3c3:b5a5,b2c1:b3b4,b3s1:c4c3,y1h1:d6c5,g4o3:d2d3,pg:d5d4,y2h1:e6d7,y1t1:e5e4,p3c2:f3f4,b4o2:c3b3,p3s1:d5c4,g2t1:d3d4,y3c1:d6e5,p2h1:c4b3 9/6/cccj/p5o2,p3s4,b3s3/-/g2h2:b3c3,y6o1:c5c4,g1t1:e3d3,gb:d4d5,b4o6:d7d6,p6o2:f3e4,y2h2:d4c4,b5o4:d5d6,g2c1:e4e3,g5o1:e4d4 11/1/jccc/y4o5,p5o4,g3c2/-/b5o3:b4c5,y4o2:c4c3,g4o1:d3d2,yg:d5d4,b1h1:d6d7,g1h1:e3f3,p6o1:e5e4,g3s2:f5f4,g4o4:d4c3,b3s5:c5d6,y3s2:d3e3,y3s1:d5e4,y4o4:c3d3,g4o6:d5d4,g3s1:d4d3 13/6/ccjc/p4o5,p4o2,p3s3/-/g3s5:b4b3,y6o2:c3c4,g3c3:d6c5,b4o1:d2d3,pb:d5d4,p3c1:e4f3,p4o4:f4e5,g5o4:b4c5,y3c2:c4d5,b3s2:d4d3,p4o1:e5e4,g5o2:d5c5';

/** Round 8 on side B: the third player is about to offer. */
export const midGameB =
  '4Bl r8 offer s3 o1 none 432ba563 g1h1,y3s5,y2h1,g2h1,p2t1 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 7/3/cjcc/y1t1,b2h1,g4o5/-/p4o1:b6a5,y6o2:c5c4,p2h1:d6c6,pg:d5d4,g5o4:e1f1,b3s5:e4e3,g2c1:g1f2,g3s2:d4c4,p3s5:d5d6,g4o6:f1g1,g3c3:d4d5 13/10/cccj/p3s1,b4o4,p4o2/-/g4o1:b5a5,b5o4:c5c4,gb:d4d5,p6o2:e4e3,y6o1:g1f2,b4o6:d5c4,g1t1:d4e3,b4o1:c4d4 10/3/jccc/b2c1,y1h1,y3s2,p4o3/-/y4o5:a5b5,y4o2:c5c4,yg:d5d4,p6o1:e4e3,b5o3:g1f2,y4o4:b5c5,y3s1:d5c4,g4o3:e3d4,g2t1:d4c4,y3c2:d5c5,g5o2:c4c5 7/5/cjcc/p3c3,g3s3,p5o3,p1h1/-/y2c1:a1b2,p3c1:a5b5,p4o5:b6c6,y2h2:c3c2,g4o4:c5c4,pb:d5d4,b1h1:e3e4,b4o2:g1f2,y3c1:c3d4,p4o4:d5c4,b3s1:e3f2';

/** No player took from the atoll for a while: 13 luminos lie there. */
export const crowdedAtoll =
  '4Bl r5 act:y2t1 s3 o3 none 76c92c92 g1h1,g2t1,p2h1,p3s3,p6o1,g4o5,p1h1,y3s1,y4o6,g6o2,p5o4,p4o1,y2t1 y1h1,y5o3,p2h2,p3c1,g3s2,g5o4,b3s1,b3c2 -1/5/cccc/b1t1,b2h1,y6o2,y6o1/-/y4o4:c4c5,pb:d5d4,g3s5:e3e4,y5o4:d5c5,b3s4:d4e4 -1/4/cccc/p2t1,b3c1,b4o1,g3s1/-/g3c3:c4c5,yp:d5d4,b4o2:e3e4,y4o3:c5d5,b3s2:d4e4 0/5/cccc/p3s5,p3s4,g5o2/-/g3c2:c4c5,pg:d4d5,p4o4:e4e3,b5o1:g1f2,g3s3:d5c5,p6o2:e3d4 0/6/cccc/g4o3,p3c2,y3c1,p3s2/-/g5o3:c4c5,yb:d5d4,p4o3:e4e3,y3s5:d5c5';

/** Three luminos in hand, to be laid one by one. */
export const handful =
  '4Ad r6 settle s4 o3 none e163002d b5o1,b2c1,p4o2,b3s3,y2h2,b4o4 y2c1,y4o1,y4o3,p3c3,p4o3,p5o3,g5o1,b3c3 0/0/cccc/g4o2,p6o2,p2c1,b1t1/-/b5o3:b4c5,b3s5:c4c3,g2c1:d3d2,pg:d5d4,p4o6:d6e5,y2t1:e4e3,y4o2:f3f4,g3s2:d4c3,b4o5:c5c4,p3c1:d5e5,y3s4:f4e4 0/0/cccc/y3s3,g2h1,b3c1,p3s4/-/y5o1:b3c3,y1t1:c4b4,g1t1:c5d6,p6o1:d3d2,pb:d5d4,b3s1:e3f3,b3s2:e4e5,y3s5:c3c4,g3s4:d5c5,b4o6:e3d4 0/8/cccc/y1h1,b1h1,b2h1/-/g6o2:c3b3,g3c1:c4b4,b5o2:d6c5,y5o3:e3d3,yg:d4d5,p2t1:e4e5,b2h2:b4c5,g3c3:c4d5,y3c2:d3d4,b2t1:c5d5 0/0/cccc/b4o3,y3c1,y3s1/g3s3,g2h2,g4o6/p3s2:b3c3,p2h2:c4c5,yp:d5d4,y6o2:d6e5,b6o2:f3e3,g3s5:e4f4,p5o1:c4d5,b3s4:e3d4';

/** After round 10: nothing left to do but to look. */
export const finished =
  '4Ad r10 over s2 o2 none 7a279502 y2c1,b4o4,p4o5,p2t1,b3c2,y5o1 p3s2,g3s4,g3c1,b2h2,b2t1,b3s4,b3c1,b6o2 78/8/jjjj/g3s3,g5o3,y5o3,b4o3/-/b3c3:b5a5,b2c1:b3b4,b3s1:c4c3,y1h1:d6c5,g4o3:d2d3,pg:d5d4,y2h1:e6d7,y1t1:e5e4,p3c2:f3f4,b4o2:c3b3,y3s5:b5c5,p3s1:d5c4,g2t1:d3d4,y3c1:d6e5,p2h1:c4b3,g6o2:c3d3,y4o1:c5d5,y4o3:c4d5 64/8/jjjj/p3s4,b3s3,p5o1,g4o5/-/g2h2:b3c3,y6o1:c5c4,g1t1:e3d3,gb:d4d5,b4o6:d7d6,p6o2:f3e4,p4o6:g2f2,y2h2:d4c4,b5o4:d5d6,g2c1:e4e3,p5o2:f3f2,g5o1:e4d4,p5o4:e3f2 72/10/jjjj/y4o5,g3c2,g4o2,b1t1/-/b5o3:b4c5,y4o2:c4c3,g4o1:d3d2,yg:d5d4,b1h1:d6d7,g1h1:e3f3,p6o1:e5e4,g3s2:f5f4,g4o4:d4c3,b3s5:c5d6,y3s2:d3e3,y3s1:d5e4,y4o4:c3d3,g4o6:d5d4,g3s1:d4d3 69/10/jjjj/p4o2,y3s4,y4o6,y5o4/-/g3s5:b4b3,y6o2:c3c4,g3c3:d6c5,b4o1:d2d3,pb:d5d4,p3c1:e4f3,p4o4:f4e5,g5o4:b4c5,y3c2:c4d5,b3s2:d4d3,p4o1:e5e4,p3s5:b4c4,g5o2:d5c5,p1t1:e4d4,p3s3:c5b4,p4o3:e4d5';
