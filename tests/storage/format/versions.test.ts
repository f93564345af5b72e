import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Origin, Person } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { formatPosition } from '../../../src/rules/text/position';
import { formatLog, formatMoves } from '../../../src/storage/format/logText';
import { formatSave, type Save } from '../../../src/storage/format/save';
import { SAVE_VERSION } from '../../../src/storage/versions';
import { openSave } from '../../support/storage/samples';
import { fixtureAsRead, readFixture, SAVE_FIXTURES } from '../../support/storage/saveFixtures';

interface Pinned {
  readonly says: Readonly<Record<string, unknown>>;
  readonly moves: number;
  readonly save: Omit<Save, 'record' | 'position'>;
  readonly people: readonly Person[];
  readonly position: string;
  readonly log: string;
  readonly redo: string;
}

describe('[saves] every version that ever was', () => {
  const VERSIONS = Array.from({ length: SAVE_VERSION }, (_, index) => index + 1);

  const PEOPLE: readonly Person[] = [
    { name: 'Anna', fish: 'angelfish', mind: null },
    { name: 'Bernd', fish: 'pufferfish', mind: null },
    { name: 'Charlotte', fish: 'swordfish', mind: null },
    { name: 'Dimitri', fish: 'clownfish', mind: null },
  ];
  const WITH_MINDS: readonly Person[] = [
    ...PEOPLE.slice(0, 2),
    { name: 'Charlotte', fish: 'swordfish', mind: { character: 'easy', version: 1 } },
    { name: 'Dimitri', fish: 'clownfish', mind: { character: 'strongest', version: 12 } },
  ];
  const ORIGIN: Origin = {
    type: 'dealt',
    options: { players: 4, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: 4 },
  };

  /** The same game since version 2. */
  const SUNDAY: Omit<Pinned, 'says' | 'people'> = {
    moves: 70,
    save: {
      id: 'game1',
      title: 'Sunday',
      created: 1_700_000_000_000,
      touched: 1_700_000_100_000,
      saves: 5,
      isOver: false,
      removed: null,
    },
    position: [
      '4Ad',
      'r4',
      'settle',
      's3',
      'o2',
      'none',
      '6df7df42',
      'g5o2,p5o2,y2h1,p5o1,p3s1,g1h1,b3c2',
      'y3s4,y4o3,p2h2,p2t1,p4o5,g4o3,b2t1,b5o1',
      '4/10/cjjj/y3s5,b3s2,g4o4,y5o4/-/pg:d5d4,y3s1:e2e3,p4o4:e5e4',
      '-1/10/ccjj/p1h1,y4o5/-/p3c2:c3c4,g4o6:e2d3,pb:d4d5,g3s2:e4e3',
      '4/8/jcjc/p4o6,y4o4/y3c2/b3s3:c5c4,gb:d4d5,y5o1:d6d7,y4o1:e4e5',
      '3/6/cjjc/y5o2,g3s5,p5o4,p3s2/-/y2t1:c3b2,g5o1:c5b5,b4o1:e3d3,yp:d4d5,g3c1:d6e5',
    ].join(' '),
    log: [
      'g| p| g| y| +y4o1 a:p3c2 p3c2@c3c4 . +b4o1 a:y4o1 y4o1@e4e5 . +y5o1 a:b4o1 b4o1@e3d3 . +y3s1',
      'd:p4o4 p4o4@e5e4 . pass =g =p =b +b3s3 a:y3s1 y3s1@e2e3 . +g4o6 lime (2) . +g5o2 a:y5o1',
      'y5o1@d6d7 . +p5o2 a:g5o1,g3c1 g3c1@d6e5 g5o1@c5b5 . =p =g =y pass +y2h1 a:b3s3 b3s3@c5c4 .',
      '+p5o1 a:y2t1 y2t1@c3b2 . +g3c2 lime . +p3s1 a:g4o6,g3c2 g4o6@e2d3 -g3c2 . pass =g =g =b',
      '+g1h1 d:g3s2 g3s2@e4e3 . +b3c2 d:y3c2',
    ].join(' '),
    redo: 'y3c2@f2f3 . +p3s2 a:g5o2 g5o2@b3c4',
  };

  /** The fixtures: what each one says it is, the game it has to open as, and its moves. They never change. */
  const PINNED: Readonly<Record<number, Pinned>> = {
    1: {
      says: {},
      moves: 90,
      save: {
        id: 'old1',
        title: null,
        created: 1_700_000_100_000,
        touched: 1_700_000_100_000,
        saves: 1,
        isOver: false,
        removed: null,
      },
      people: PEOPLE,
      position: [
        '4Ad',
        'r5',
        'act:p1h1',
        's2',
        'o1',
        'none',
        '2344b998',
        'y2h1,g1h1,b3c2,p3s2,y5o4,y3s5,p1h1',
        'y3s4,y4o3,p2h2,p2t1,p4o5,g4o3,b2t1,b5o1',
        '7/10/jjjj/b3s2,g4o4,p3s4/-/p3s1:b4c5,pg:d5d4,y3s1:e2e3,p4o4:e5e4,p5o1:f4g4,p5o2:e4e3',
        '2/10/cjjj/y4o5,p2c1,g2h2/-/p3c2:c3c4,g4o6:e2d3,pb:d4d5,g3s2:e4e3',
        '4/7/jcjc/p4o6,y4o4,b3s1,g3s3/-/b3s3:c5c4,gb:d4d5,y5o1:d6d7,y4o1:e4e5,y3c2:f2f3',
        '3/6/cjjc/y5o2,g3s5,p5o4,b3c3/-/y2t1:c3b2,g5o2:b3c4,g5o1:c5b5,b4o1:e3d3,yp:d4d5,g3c1:d6e5',
      ].join(' '),
      log: [
        'g| p| g| y| +y4o1 a:p3c2 p3c2@c3c4 . +b4o1 a:y4o1 y4o1@e4e5 . +y5o1 a:b4o1 b4o1@e3d3 . +y3s1',
        'd:p4o4 p4o4@e5e4 . pass =g =p =b +b3s3 a:y3s1 y3s1@e2e3 . +g4o6 lime . +g5o2 a:y5o1',
        'y5o1@d6d7 . +p5o2 a:g5o1,g3c1 g3c1@d6e5 g5o1@c5b5 . (3) =p =g =y pass +y2h1 a:b3s3 b3s3@c5c4',
        '. +p5o1 a:y2t1 y2t1@c3b2 . +g3c2 lime . +p3s1 a:g4o6,g3c2 g4o6@e2d3 -g3c2 . pass =g =g =b',
        '+g1h1 d:g3s2 g3s2@e4e3 . +b3c2 d:y3c2 y3c2@f2f3 . +p3s2 a:g5o2 g5o2@b3c4 . +y5o4',
        'a:p5o2,p5o1,p3s1 p5o2@e4e3 p5o1@f4g4 p3s1@b4c5 . =p pass pass =y +y3s5 lime . +p1h1',
      ].join(' '),
      redo: '',
    },
    2: { ...SUNDAY, says: { format: 'lumicora', version: 2, rules: 1 }, people: PEOPLE },
    3: { ...SUNDAY, says: { format: 'lumicora', version: 3, rules: 1 }, people: WITH_MINDS },
    4: {
      ...SUNDAY,
      says: { format: 'lumicora', version: 4, rules: 1 },
      people: WITH_MINDS,
      log: SUNDAY.log.replace('lime (2) . +g5o2', 'lime (2) . (?) +g5o2 (x)'),
    },
  };

  test('has a game here, and nothing else is here', () => {
    expect(readdirSync(SAVE_FIXTURES).sort()).toEqual(VERSIONS.map((version) => `v${version}.json`).sort());
    expect(Object.keys(PINNED).map(Number)).toEqual(VERSIONS);
  });

  test.each(VERSIONS)('%i says of itself what that version said', (version) => {
    const said = Object.entries(readFixture(version)).filter(([key]) => ['format', 'version', 'rules'].includes(key));
    expect(Object.fromEntries(said)).toEqual(PINNED[version].says);
  });

  test.each(VERSIONS)('%i opens as the game that it is, with every value', (version) => {
    const { record, ...rest } = openSave(fixtureAsRead(version));
    const { save, people, position, log, redo } = PINNED[version];
    expect(rest).toEqual({ ...save, position });
    expect({ ...record, log: formatLog(record.log), redo: formatMoves(record.redo) }).toEqual({
      people,
      origin: ORIGIN,
      isGuided: version >= 4,
      log,
      redo,
    });
  });

  test.each(VERSIONS)('%i is followed by the rules, and stands where it stood', (version) => {
    const replayed = replay(openSave(fixtureAsRead(version)).record);
    if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
    const { moves, position, redo } = PINNED[version];
    expect([replayed.past.length, formatPosition(replayed.state)]).toEqual([moves, position]);
    expect(replayed.future).toHaveLength(redo === '' ? 0 : redo.split(' ').length);
  });

  test('1 had each move of its log as an object', () => {
    const { record } = openSave(fixtureAsRead(1));
    const people = record.people.map(({ name, fish }) => ({ name, fish }));
    expect({ ...record, people }).toEqual({ ...(readFixture(1).record as object), isGuided: false, redo: [] });
  });

  test('the latest is written as it was read', () => {
    expect(formatSave(openSave(fixtureAsRead(SAVE_VERSION)))).toEqual(readFixture(SAVE_VERSION));
  });
});
