import { describe, expect, test } from 'vitest';
import { luminosFor } from '../../../src/rules/data/luminos';
import type { GameEvent } from '../../../src/rules/events';
import { legalMoves, newGame, play } from '../../../src/rules/game';
import { optionsProblem } from '../../../src/rules/play/deal';
import { EMPTY_REEF } from '../../../src/rules/reef';
import type { GameOptions, GameState } from '../../../src/rules/state';
import { game, must, position, reef, startedGame } from '../../support/rules/build';
import { ascending, without } from '../../support/rules/names';

const TABLES = [
  { players: 2, emergency: 0, bag: 72, bagAfter: 60 },
  { players: 3, emergency: 6, bag: 82, bagAfter: 66 },
  { players: 4, emergency: 8, bag: 96, bagAfter: 76 },
] as const;

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);

/** Every lumino of the game, wherever it is; start luminos aside. */
function everywhere({ atoll, players, supply }: GameState): number[] {
  return ascending([...atoll, ...supply.bag, ...supply.emergency, ...players.flatMap(({ display }) => display)]);
}

/** Lays all start luminos and tells what the last lay brought. */
function finishSetup(options: Partial<GameOptions>): { state: GameState; events: readonly GameEvent[] } {
  let played: { state: GameState; events: readonly GameEvent[] } = { state: game(options), events: [] };
  while (played.state.step.type === 'start') played = must(played.state, legalMoves(played.state)[0]);
  return played;
}

describe('[3.1] choices', () => {
  test.each([2, 3, 4] as const)('[3.1] %i players sit at the table', (players) => {
    expect(game({ players }).players).toHaveLength(players);
  });

  test.each([
    { side: 'A', scoreBoard: 'dark' },
    { side: 'A', scoreBoard: 'light' },
    { side: 'B', scoreBoard: 'dark' },
    { side: 'B', scoreBoard: 'light' },
  ] as const)('[3.1] side $side for all, score board $scoreBoard', (choice) => {
    expect(startedGame(choice)).toMatchObject(choice);
  });
});

describe('[3.2] start luminos', () => {
  test.each([2, 3, 4] as const)('[3.2] each of %i players is dealt one of the six, no two the same', (players) => {
    for (const seed of SEEDS) {
      const hands = game({ players, seed }).players.map(({ hand }) => hand);
      expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => 1));
      expect(new Set(hands.flat()).size).toBe(players);
      expect(hands.flat().every((id) => id >= 104 && id <= 109)).toBe(true);
    }
  });

  test('[3.2] they are shuffled: every player gets each of them in some game', () => {
    const games = SEEDS.map((seed) => game({ players: 4, seed }));
    for (const seat of [0, 1, 2, 3]) {
      const dealt = games.flatMap(({ players }) => players[seat].hand);
      expect(ascending([...new Set(dealt)])).toEqual([104, 105, 106, 107, 108, 109]);
    }
  });

  const dealt = position('2Ad r1 start s1 o1 none 0badcafe - - 0/0/cccc/-/pb/- 0/0/cccc/-/yg/-');

  test('[3.2] either of its two orientations, and no third way', () => {
    expect(legalMoves(dealt)).toEqual([
      { type: 'layStart', left: 'pink' },
      { type: 'layStart', left: 'blue' },
    ]);
  });

  test.each([
    { left: 'pink', lies: 'pb:d4d5' },
    { left: 'blue', lies: 'bp:d4d5' },
  ] as const)('[3.2] with $left on the left it lies in the start area as $lies', ({ left, lies }) => {
    const { state, events } = must(dealt, { type: 'layStart', left });
    expect(state.players[0]).toEqual({ ...dealt.players[0], hand: [], reef: reef(lies) });
    expect(state).toEqual({ ...dealt, seat: 1, players: [state.players[0], dealt.players[1]] });
    expect(events).toEqual([{ type: 'startLaid', seat: 0, lumino: 108, left }]);
  });

  test('[3.2] refuses a colour that the start lumino does not have', () => {
    expect(play(dealt, { type: 'layStart', left: 'green' })).toEqual({
      ok: false,
      refusals: [{ rule: 'startColour', colours: ['pink', 'blue'] }],
    });
  });

  test('[3.2] refuses to lay it again once the game has begun', () => {
    expect(play(startedGame(), { type: 'layStart', left: 'pink' })).toEqual({
      ok: false,
      refusals: [{ rule: 'step', step: 'offer' }],
    });
  });

  test.each([2, 3, 4] as const)('[3.2] with %i players the rest are out of the game', (players) => {
    const state = startedGame({ players });
    const lying = state.players.flatMap((player) => player.reef.flat().map((half) => half >> 1));
    expect([...everywhere(state), ...lying].filter((id) => id >= 104)).toEqual(lying);
    expect(new Set(lying).size).toBe(players);
    expect(lying).toHaveLength(2 * players);
  });
});

describe('[3.3] bag and emergency stack', () => {
  test.each(TABLES)('[3.3] with $players players $emergency luminos are set aside and $bag are in the bag', (row) => {
    const { supply } = game({ players: row.players });
    expect(supply.emergency).toHaveLength(row.emergency);
    expect(supply.bag).toHaveLength(row.bag);
    expect(ascending([...supply.bag, ...supply.emergency])).toEqual(luminosFor(row.players));
    expect(supply.dry).toBe(false);
  });

  test.each([3, 4] as const)('[3.3] with %i players any lumino can come to be in the emergency stack', (players) => {
    const aside = SEEDS.flatMap((seed) => game({ players, seed }).supply.emergency);
    expect(ascending([...new Set(aside)])).toEqual(luminosFor(players));
  });

  test.each([2, 3, 4] as const)('[3] %i players: neither bag nor stack tells an order', (players) => {
    const { supply } = startedGame({ players });
    expect(supply.bag).toEqual(ascending(supply.bag));
    expect(supply.emergency).toEqual(ascending(supply.emergency));
  });
});

describe('[3.4] atoll and displays', () => {
  test.each(TABLES)('[3.4] with $players players 4 into the atoll, 4 into each display, $bagAfter stay', (row) => {
    const { state } = finishSetup({ players: row.players });
    expect(state.atoll).toHaveLength(4);
    expect(state.players.map(({ display }) => display.length)).toEqual(state.players.map(() => 4));
    expect(state.supply.bag).toHaveLength(row.bagAfter);
    expect(state.supply.emergency).toHaveLength(row.emergency);
    expect(everywhere(state)).toEqual(luminosFor(row.players));
  });

  test('[3.4] the last start lumino is followed by the atoll, then the displays in seat order', () => {
    const { state, events } = finishSetup({ players: 3, octopus: 1, seed: 9 });
    const [first] = state.players[2].reef[21];
    expect(events).toEqual([
      { type: 'startLaid', seat: 2, lumino: first >> 1, left: expect.any(String) },
      { type: 'drawn', seat: null, luminos: state.atoll },
      { type: 'drawn', seat: 0, luminos: state.players[0].display },
      { type: 'drawn', seat: 1, luminos: state.players[1].display },
      { type: 'drawn', seat: 2, luminos: state.players[2].display },
    ]);
  });

  test('[3.4] the bag is shuffled: each of the 72 luminos comes first into the atoll in some game', () => {
    const first = Array.from({ length: 600 }, (_, seed) => startedGame({ seed }).atoll[0]);
    expect(ascending([...new Set(first)])).toEqual(luminosFor(2));
  });

  test('[3.4] no player draws from the emergency stack', () => {
    const before = game({ players: 4, seed: 5 }).supply;
    const after = startedGame({ players: 4, seed: 5 }).supply;
    expect(after.emergency).toEqual(before.emergency);
    expect(without(before.bag, after.bag)).toHaveLength(20);
  });
});

describe('[3.5] the beginning', () => {
  test.each([2, 3, 4] as const)('[3.5] %i players: 0 points, 0 limestone, four tokens coral side up', (players) => {
    const state = game({ players });
    const tokens = { yellow: 'coral', pink: 'coral', green: 'coral', blue: 'coral' };
    const bare = { points: 0, limestone: 0, tokens, display: [], reef: EMPTY_REEF };
    expect(state.players).toEqual(state.players.map(({ hand }) => ({ ...bare, hand })));
  });

  test.each([0, 1, 2, 3])('[3.5] seat %i gets the octopus and begins', (octopus) => {
    const state = startedGame({ players: 4, octopus });
    expect([state.octopus, state.seat, state.step]).toEqual([octopus, octopus, { type: 'offer' }]);
  });

  test('[3.5] the turtle stands on round 1, and no end is in sight', () => {
    expect([game().round, startedGame().round, startedGame().ending]).toEqual([1, 1, 'none']);
  });

  test('[3] the same seed gives the same game, another seed another one', () => {
    const options = { players: 4, seed: 77, octopus: 'lot' } as const;
    expect(startedGame(options)).toEqual(startedGame(options));
    expect(startedGame({ ...options, seed: 78 }).atoll).not.toEqual(startedGame(options).atoll);
  });
});

test.each<[unknown, string]>([
  [{ players: 5 }, '5 players'],
  [{ players: Number.NaN }, 'NaN players'],
  [{ players: '2' }, '2 players'],
  [{ side: 'C' }, 'side C'],
  [{ scoreBoard: 'grey' }, 'score board grey'],
  [{ octopus: 2 }, 'the octopus at 2'],
  [{ octopus: -1 }, 'the octopus at -1'],
  [{ octopus: 0.5 }, 'the octopus at 0.5'],
  [{ seed: undefined }, 'seed undefined'],
  [{ seed: 1.5 }, 'seed 1.5'],
])('[3.1] there is no game with options %o: %s', (wrong, problem) => {
  const options = {
    players: 2,
    side: 'A',
    scoreBoard: 'dark',
    octopus: 0,
    seed: 1,
    ...(wrong as object),
  } as GameOptions;
  expect(optionsProblem(options)).toBe(problem);
  expect(() => newGame(options)).toThrow(new RangeError(`no game with ${problem}`));
});
