import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import type { GameState, Move } from '../../../src/rules/state';
import { must, position } from '../../support/rules/build';
import { luminos, without } from '../../support/rules/names';

const END: Move = { type: 'endTurn' };
const PASS: Move = { type: 'pass' };

/** The same state with nothing left in the bag. */
function withEmptyBag(state: GameState): GameState {
  return { ...state, supply: { ...state.supply, bag: [] } };
}

const drawings = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'drawn');

/** The last turn of the round is over but for its end: seats 1, 2 and 0 would draw 2, 1 and 2. */
function closing(round: number, ending: string, emergency: string): GameState {
  return position(
    `3Ad r${round} settle s1 o2 ${ending} 0badcafe b3s1,b2c1,y4o1,p3s1 ${emergency} 0/0/cccc/y3s1,y3s2/-/yp:d4d5 ` +
      '0/0/cccc/p3s2,p3s3/-/gb:d4d5 0/0/cccc/g3s1,g3s2,g3s3/-/yg:d4d5',
  );
}

const sizes = (state: GameState) => state.players.map(({ display }) => display.length);

describe('[7] the bag runs out again', () => {
  test('[7] the emergency stack lasts for as long as it lasts; then displays stay as they are', () => {
    const { state, events } = must(withEmptyBag(closing(4, 'none', 'g4o1')), END);
    expect(events).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'scoringBegan', round: 4, extra: false },
      { type: 'emergencyOpened', luminos: 1, ending: 'called' },
      { type: 'drawn', seat: 1, luminos: luminos('g4o1') },
      { type: 'bagRanDry', missing: 1, ending: 'called' },
    ]);
    expect(sizes(state)).toEqual([2, 3, 3]);
    expect(state.supply).toMatchObject({ bag: [], emergency: [], dry: true });
    expect([state.seat, state.step]).toEqual([1, { type: 'score', lastScorer: null }]);
  });

  test('[7] exactly enough for every player is not too little', () => {
    const { state, events } = must(withEmptyBag(closing(4, 'none', 'g4o1,g4o2,g4o3,g4o4,p5o1')), END);
    expect(events.some(({ type }) => type === 'bagRanDry')).toBe(false);
    expect(sizes(state)).toEqual([4, 4, 4]);
    expect(state.supply).toMatchObject({ bag: [], emergency: [], dry: false });
  });

  test('[7] the stack is there once: an empty bag after it is just empty', () => {
    const { events } = must(withEmptyBag(closing(4, 'called', '-')), END);
    expect(events.slice(2)).toEqual([{ type: 'bagRanDry', missing: 2, ending: 'called' }]);
  });

  test('[7] in round 10 displays stay short, too, and the game ends as always', () => {
    let { state, events } = must(withEmptyBag(closing(10, 'none', 'g4o1')), END);
    expect(events.slice(2)).toEqual([
      { type: 'emergencyOpened', luminos: 1, ending: 'none' },
      { type: 'drawn', seat: 1, luminos: luminos('g4o1') },
      { type: 'bagRanDry', missing: 1, ending: 'none' },
    ]);
    for (let seat = 0; seat < 3; seat++) ({ state, events } = must(state, PASS));
    expect(events.map(({ type }) => type)).toEqual(['passed', 'gameEnded']);
    expect(state.round).toBe(10);
  });
});

describe('[7] for the rest of the round', () => {
  // The bag of these positions is not empty: it stands for what was discarded since it ran dry.
  test('[7] the atoll is not refilled, whatever is discarded into the bag', () => {
    const before = position(
      '3Ad r4 act:p6o1 s1 o1 called+dry 0badcafe b3s1,b3s2,b3s3,y4o1,p6o1 - 0/0/cccc/y3s1,g3s1,p3s1/-/yp:d4d5 ' +
        '0/0/cccc/y1t1,p4o1,g5o1,b4o1/-/gb:d4d5 0/0/cccc/y2h1,p4o2,g5o2,b4o2/-/yg:d4d5',
    );
    const taken = luminos('b3s1,b3s2,b3s3');
    let { state, events } = must(before, { type: 'takeFromAtoll', luminos: taken });
    expect(events).toEqual([{ type: 'takenFromAtoll', seat: 0, luminos: taken }]);
    for (const lumino of taken) ({ state } = must(state, { type: 'discard', lumino }));
    ({ state } = must(state, END));
    ({ state } = must(state, { type: 'offer', lumino: luminos('p4o1')[0] }));
    ({ state, events } = must(state, { type: 'takeFromAtoll', luminos: luminos('y4o1') }));
    expect(drawings(events)).toEqual([]);
    expect(state.atoll).toEqual(luminos('p6o1,p4o1'));
    expect(state.supply.dry).toBe(true);
  });

  test('[7] the displays are not refilled in its scoring phase', () => {
    const before = closing(4, 'called+dry', '-');
    const { state, events } = must(before, END);
    expect(before.supply.bag.length).toBeGreaterThan(5);
    expect(events).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'scoringBegan', round: 4, extra: false },
    ]);
    expect(sizes(state)).toEqual([2, 2, 3]);
  });

  test('[7] [9.10] the extra scoring phase refills again: the turtle has moved on', () => {
    const before = position(
      '3Ad r4 score:- s1 o2 called+dry 0badcafe b3s1,b2c1,y4o1,p3s1 - 0/0/cccc/y3s1,y3s2/-/yp:d4d5 ' +
        '0/0/cccc/p3s2,p3s3/-/gb:d4d5 0/0/cccc/g3s1,g3s2,g3s3/-/yg:d4d5',
    );
    const three = { ...before, supply: { ...before.supply, bag: luminos('y6o1,g6o1,b6o1') } };
    const { state, events } = must(three, PASS);
    const fresh = state.players.map(({ display }, seat) => without(display, before.players[seat].display));
    expect(events.slice(2)).toEqual([
      { type: 'scoringBegan', round: 5, extra: true },
      { type: 'drawn', seat: 1, luminos: fresh[1] },
      { type: 'drawn', seat: 2, luminos: fresh[2] },
      { type: 'bagRanDry', missing: 2, ending: 'extra' },
    ]);
    expect(sizes(state)).toEqual([2, 4, 4]);
  });
});

describe('[7] two players, no emergency stack', () => {
  const acting = (round: number) =>
    withEmptyBag(
      position(
        `2Ad r${round} act:p6o1 s1 o1 none 0badcafe b3s1,b3s2,b3s3,y4o1,p6o1 - ` +
          '0/0/cccc/y3s1,g3s1,p3s1/-/yp:d4d5 0/0/cccc/y1t1,p4o1,g5o1,b4o1/-/gb:d4d5',
      ),
    );
  const blue: Move = { type: 'takeFromAtoll', luminos: luminos('b3s1,b3s2,b3s3') };

  test('[7] [3.3] an empty bag is not filled: the atoll stays short for the rest of the round', () => {
    const { state } = must(acting(4), blue);
    expect(state.atoll).toEqual(luminos('y4o1,p6o1'));
    expect(state.supply).toMatchObject({ bag: [], emergency: [], dry: true });
  });

  test.each([
    { round: 9, ending: 'called' },
    { round: 10, ending: 'none' },
  ])('[7] in round $round the early end is $ending, as with an emergency stack', ({ round, ending }) => {
    const { state, events } = must(acting(round), blue);
    expect(state.ending).toBe(ending);
    expect(events).toEqual([
      { type: 'takenFromAtoll', seat: 0, luminos: luminos('b3s1,b3s2,b3s3') },
      { type: 'bagRanDry', missing: 2, ending },
    ]);
  });
});
