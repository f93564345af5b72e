// The first reef shows as many as possible of one animal, in all four colours where there are enough of them.

/** All four animals side by side. */
export const allAnimals =
  '4Al r5 offer s1 o1 none 05eaf00d p2c1,p2t1,g3s1,p3c1 y4o3,p4o1,p4o4,g4o2,g4o5,g4o6,g6o1,b5o4 12/4/cjcc/b3c2,b3s2,p2h1,g3c1/-/g2c1:c3b2,p3s4:c4b3,p1t1:c5b4,g2h1:c2d2,b3s3:c6d7,g3s5:d3e2,yg:d4d5,b2t1:e6d6,y3c1:f3e3,y3c2:e5e4,y2h2:f5f4,p1h1:c3c4,g1t1:d4d3 9/6/cccc/y3s1,b4o4,y5o1,g4o1/-/p3s2:b4b3,p3c2:d3c3,p3s5:c4c5,pb:d4d5,p3s1:e5d6,p2h2:e4e3 7/2/cccc/g3s2,y3s3,b4o1,b1h1/-/y2h1:d3c3,p3s3:c5c4,yp:d4d5,p3c3:d6e5,p5o2:f4e4 8/3/cccc/y4o6,y3s4,g2t1,p4o3/-/g3c3:c4c3,y2t1:d6c5,g3s4:e3d3,gb:d4d5,g3s3:e5e4';

export const shells =
  '4Al r5 offer s1 o1 none 05eaf00d g3s2,g3s4,p3s3,b3s5 y2h2,y4o2,y4o4,y5o3,y6o1,p2h1,p4o6,g1t1 12/4/cjcc/b3s2,p3s5,y3s2,p3s1/-/g3s3:c4b3,g3s5:b4c5,y3s3:c3c2,p3s2:d6c6,y3s5:d3d2,yg:d4d5,p3s4:d7e6,y3s1:e2e3,b3s3:e4e5,b3s4:f3f4,g3s1:c3c4,y3s4:d3d4 9/6/cccc/g6o2,g4o3,b5o3,b4o1/-/p3c3:b4b3,p2h2:c3d3,p3c1:c4c5,pb:d4d5,p2t1:e5d6,p1t1:e4e3 7/2/cccc/y2t1,y5o4,g4o5,g6o1/-/y2h1:d3c3,y1t1:c5c4,yp:d4d5,p2c1:e5d6,p1h1:f4e4 8/3/cccc/y5o2,p3c2,b4o5,g5o2/-/g3c1:c4c3,y1h1:d6c5,g2t1:e3d3,gb:d4d5,g2c1:e5e4';

export const crabs =
  '4Al r5 offer s1 o1 none 05eaf00d y3c1,g5o4,b4o3,b2h2 y3s2,y4o6,y5o4,p4o3,p4o4,g5o2,b1t1,b3s3 12/4/cjcc/p3c2,b3c1,y2c1,g2c1/-/p3c1:b3b2,p3c3:c4b4,b2c1:c3c2,y3c3:c5d6,b3c2:d3d2,yg:d4d5,y3c2:e6d7,g3c2:e3e4,g3c1:f5e5,g3c3:f4f3,p2c1:c4c3,b3c3:d4d3 9/6/cccc/y5o3,y6o2,b6o1,y4o1/-/p1h1:b3b4,p3s4:c3d3,p2h1:c5c4,pb:d4d5,p3s1:d6e5,p1t1:e3e4 7/2/cccc/b1h1,b4o6,p4o2,g3s2/-/y2h1:c3d3,p2t1:c5c4,yp:d4d5,p3s5:e5d6,p3s3:e4f4 8/3/cccc/g2h1,y6o1,y3s3,b5o3/-/g1t1:c3c4,y3s4:c5d6,g2t1:e3d3,gb:d4d5,p2h2:e4e5';

export const seahorses =
  '4Al r5 offer s1 o1 none 05eaf00d y5o2,p4o5,y4o6,b3s2 y4o1,y5o1,p4o6,g3c3,g4o6,b3s1,b4o4,b5o3 12/4/cjcc/p2h1,p3c2,b6o1,g6o1/-/b2h2:c3b3,b1h1:c4b4,g2h2:c5b5,y1h1:d2c2,y2h1:d3e3,yg:d4d5,g2h1:d6e5,g1h1:e6d7,p2h2:e4f4,p1h1:f2f3,b2h1:c3c4,y2h2:d3d4 9/6/cccc/y3s1,p4o4,g4o4,y1t1/-/p3c1:b4b3,p3c3:c3d3,p3s3:c4c5,pb:d4d5,p3s2:e5d6,p1t1:e4e3 7/2/cccc/b3c1,b4o2,p6o2,y6o1/-/y2t1:c3d3,p3s4:c5c4,yp:d4d5,p3s1:d6e5,p2c1:f4e4 8/3/cccc/b1t1,p4o2,p6o1,y3c3/-/g3c1:c4c3,y3c2:d6c5,g3s3:e3d3,gb:d4d5,g2t1:e4e5';

export const starfish =
  '4Al r5 offer s1 o1 none 05eaf00d p4o2,y4o6,b2h2,y2c1 y3c3,y4o5,p4o4,p5o4,g3s5,b2h1,b4o1,b5o1 12/4/cjcc/p3c1,b5o4,g5o4,b5o3/-/p2t1:c3b3,p1t1:c4b4,y2t1:c5c6,b1t1:e2d2,b2t1:d3e3,yg:d4d5,y1t1:d6d7,g2t1:e4e5,g1t1:f4f3,p4o6:c4c3,b6o2:d3d4 9/6/cccc/p4o1,g4o2,y1h1,b3s3/-/p3c3:b4b3,p3c2:c3d3,p3s2:c4c5,pb:d4d5,p3s1:e5d6,p1h1:e4e3 7/2/cccc/b3c2,p6o1,y5o4,g6o1/-/y3s2:d3c3,p2h2:c5c4,yp:d4d5,p3s4:e5d6,p2c1:e4f4 8/3/cccc/p3s5,p5o3,y3c2,g4o5/-/g3c3:c3c4,y3s4:c5d6,g3s2:e3d3,gb:d4d5,g1h1:e4e5';
