import { describe, expect, test } from 'vitest';
import { ANIMALS, COLOURS, HALVES, LUMINOS, luminosFor, START_LUMINOS } from '../../../src/rules/data/luminos';
import type { GameEvent } from '../../../src/rules/events';
import { game, must, position } from '../../support/rules/build';

// Section 1 as printed: value, other field, in every game, added with 3+ players, added with 4 players.
const PRINTED = `
| 1 | starfish | 1 |   |   |
| 1 | seahorse |   | 1 |   |
| 2 | seahorse | 2 |   |   |
| 2 | crab     | 1 |   |   |
| 2 | starfish |   |   | 1 |
| 3 | shell    | 4 | 1 |   |
| 3 | crab     | 2 |   | 1 |
| 4 | plain    | 4 | 1 | 1 |
| 5 | plain    | 3 |   | 1 |
| 6 | plain    | 1 | 1 |   |
`;

const ROWS = PRINTED.trim()
  .split('\n')
  .map((line) => {
    const [value, other, ...added] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [two, three, four] = added.map(Number);
    return { kind: `${value} ${other}`, counts: [two, two + three, two + three + four] };
  });

const GAMES = [
  { players: 2, perColour: 18, inAll: 72 },
  { players: 3, perColour: 22, inAll: 88 },
  { players: 4, perColour: 26, inAll: 104 },
] as const;

function kindsOf(players: number, colour: string): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const id of luminosFor(players)) {
    const { value, animal } = LUMINOS[id];
    const kind = `${value} ${animal ?? 'plain'}`;
    if (LUMINOS[id].colour === colour) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

describe('luminos', () => {
  const tables = GAMES.flatMap(({ players }) => COLOURS.map((colour) => ({ players, colour })));

  test.each(tables)('[1] with $players players the $colour luminos are the printed set', ({ players, colour }) => {
    const printed = ROWS.map(({ kind, counts }) => [kind, counts[players - 2]] as const).filter(
      ([, count]) => count > 0,
    );
    expect(kindsOf(players, colour)).toEqual(Object.fromEntries(printed));
  });

  test.each(GAMES)('[1] with $players players $perColour of each colour, $inAll in all', (row) => {
    const colours = luminosFor(row.players).map((id) => LUMINOS[id].colour);
    const sums = COLOURS.map((colour) => colours.filter((other) => other === colour).length);
    expect(sums).toEqual([row.perColour, row.perColour, row.perColour, row.perColour]);
    expect(new Set(luminosFor(row.players)).size).toBe(row.inAll);
  });

  test('[1] the printed table itself sums up to 18, 22 and 26', () => {
    const sums = [0, 1, 2].map((column) => ROWS.reduce((sum, { counts }) => sum + counts[column], 0));
    expect(sums).toEqual([18, 22, 26]);
  });

  test('[1] there are 104 luminos, numbered 0 to 103', () => {
    expect(LUMINOS.map(({ id }) => id)).toEqual(Array.from({ length: 104 }, (_, id) => id));
  });

  test('[1] four colours and four animals', () => {
    expect(COLOURS).toEqual(['yellow', 'pink', 'green', 'blue']);
    expect(ANIMALS).toEqual(['shell', 'crab', 'seahorse', 'starfish']);
  });

  test('[1] a lumino is two coral fields of its colour: one shows the number, the other never does', () => {
    for (const { id, colour, value, animal } of LUMINOS) {
      expect(HALVES[2 * id]).toEqual({ lumino: id, colour, value, animal: null });
      expect(HALVES[2 * id + 1]).toEqual({ lumino: id, colour, value: null, animal });
    }
  });

  test('[1] an animal on values 1, 2 and 3, plain coral on values 4, 5 and 6', () => {
    const withAnimal = LUMINOS.filter(({ animal }) => animal !== null).map(({ value }) => value);
    const plain = LUMINOS.filter(({ animal }) => animal === null).map(({ value }) => value);
    expect([...new Set(withAnimal)].sort()).toEqual([1, 2, 3]);
    expect([...new Set(plain)].sort()).toEqual([4, 5, 6]);
  });
});

describe('start luminos', () => {
  test('[1] [9.18] six, one for each pair of the 4 colours', () => {
    expect(START_LUMINOS).toEqual([
      { id: 104, colours: ['yellow', 'pink'] },
      { id: 105, colours: ['yellow', 'green'] },
      { id: 106, colours: ['yellow', 'blue'] },
      { id: 107, colours: ['pink', 'green'] },
      { id: 108, colours: ['pink', 'blue'] },
      { id: 109, colours: ['green', 'blue'] },
    ]);
  });

  test('[1] [9.6] both fields are plain: neither number nor animal', () => {
    const plain = START_LUMINOS.flatMap(({ id, colours }) =>
      colours.map((colour) => ({ lumino: id, colour, value: null, animal: null })),
    );
    expect(HALVES.slice(208)).toEqual(plain);
  });
});

describe('the rest of the box', () => {
  test.each([2, 3, 4] as const)('[1] %i players have a reef of their own and one token per colour each', (players) => {
    const tokens = { yellow: 'coral', pink: 'coral', green: 'coral', blue: 'coral' };
    const state = game({ players });
    expect(state.players.map((player) => player.tokens)).toEqual(Array.from({ length: players }, () => tokens));
    expect(state.players.map((player) => player.reef.length)).toEqual(Array.from({ length: players }, () => 44));
  });

  test('[1] dark and light side of the score board differ in animal scoring only', () => {
    const last = (scoreBoard: 'd' | 'l') =>
      must(
        position(
          `2B${scoreBoard} r10 score:- s2 o1 none+dry 0badcafe - - 5/3/jccc/-/-/yp:d4d5,y3c1:d3c3 7/9/jjxc/-/-/gb:d4d5,g1t1:c4c3`,
        ),
        { type: 'pass' },
      ).events;
    expect(withoutAnimals(last('d'))).toEqual(withoutAnimals(last('l')));
    // One crab: 2 on the dark side; with a coral neighbour on its level 1 on the light side.
    expect(animalPoints(last('d'))).toEqual([2, 4]);
    expect(animalPoints(last('l'))).toEqual([1, 0]);
  });
});

function finals(events: readonly GameEvent[]) {
  return events.flatMap((event) => (event.type === 'gameEnded' ? event.scores : []));
}

function animalPoints(events: readonly GameEvent[]): number[] {
  return finals(events).map(({ animals }) => animals.reduce((sum, { points }) => sum + points, 0));
}

function withoutAnimals(events: readonly GameEvent[]) {
  const animals = animalPoints(events);
  return finals(events).map((score, seat) => ({
    ...score,
    animals: [],
    sums: { ...score.sums, animals: 0 },
    points: score.points - animals[seat],
  }));
}
