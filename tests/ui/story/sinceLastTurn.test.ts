import { describe, expect, test } from 'vitest';
import { emptyBagOf } from '../../../src/ui/screens/table/handover/emptyBag';
import { isAboutBag, sinceLastTurn } from '../../../src/ui/story/sinceLastTurn';
import { lumino, luminos } from '../../support/rules/names';
import { TABLES } from '../../support/rules/randomGame';
import { cut, emptiedWithinTurn, type PlayedGame, playedOn, shortGame, wholeGame } from '../../support/storyGames';
import { OFFERING, SCORING } from '../../support/tablePositions';

/** Lines that it takes on the page. */
function linesOf({ doings, octopus }: ReturnType<typeof sinceLastTurn>): number {
  return doings.reduce((sum, { items }) => sum + items.length, 0) + (octopus === null ? 0 : 1);
}

describe.each(TABLES)('$players players, $side $scoreBoard', (table) => {
  const whole = wholeGame(table, 11);
  const arrivals = [...whole.past.keys()]
    .slice(1)
    .filter((moves) => whole.past[moves].state.seat !== whole.past[moves - 1].state.seat)
    .map((moves) => cut(whole, moves));

  test('tells the points that each of the others made since then', () => {
    expect(arrivals.length).toBeGreaterThan(20);
    for (const { past, state } of arrivals) {
      const last = past.map((made) => made.state.seat).lastIndexOf(state.seat);
      const before = (past[last + 1] ?? past[0]).state.players;
      for (const { seat, points } of sinceLastTurn(past, state.seat).doings) {
        expect(seat).not.toBe(state.seat);
        expect(points).toBe(state.players[seat].points - before[seat].points);
      }
    }
  });

  test('is short', () => {
    for (const { past, state } of arrivals) {
      const since = sinceLastTurn(past, state.seat);
      expect(since.doings.length).toBeGreaterThan(0);
      expect(since.doings.every(({ items }) => items.length > 0)).toBe(true);
      // Special actions apart, of which chance plays more than people.
      const specials = since.doings.flatMap(({ items }) => items.filter(({ type }) => type === 'special'));
      expect(linesOf(since) - specials.length).toBeLessThanOrEqual(3 * since.doings.length + 1);
    }
  });
});

test('leaves out where luminos were laid and what was drawn', () => {
  const { past } = playedOn(OFFERING, [
    { type: 'offer', lumino: lumino('p6o1') },
    { type: 'takeFromAtoll', luminos: luminos('b3s1') },
    { type: 'discard', lumino: lumino('b3s1') },
    { type: 'endTurn' },
  ]);
  expect(sinceLastTurn(past, 1)).toEqual({
    doings: [
      {
        seat: 0,
        items: [
          { type: 'action', offered: lumino('p6o1'), taken: { type: 'atoll', luminos: luminos('b3s1') } },
          { type: 'discards', luminos: luminos('b3s1'), points: 1 },
        ],
        points: -1,
      },
    ],
    octopus: null,
    bag: [],
  });
});

test('[7.2] passing is told if it is all there is', () => {
  const { past } = playedOn(SCORING, [{ type: 'pass' }]);
  expect(sinceLastTurn(past, 1).doings).toEqual([{ seat: 0, items: [{ type: 'passed' }], points: 0 }]);
});

test('[7.3] the octopus that the own scoring brought is news, too', () => {
  const { past, state } = playedOn(SCORING, [
    { type: 'score', colour: 'pink' },
    { type: 'score', colour: 'green' },
  ]);
  expect(state.seat).toBe(1);
  expect(sinceLastTurn(past, 1)).toMatchObject({ doings: [{ seat: 0 }, { seat: 1 }], octopus: 1 });
  expect(sinceLastTurn(past, 0)).toMatchObject({ doings: [{ seat: 1 }], octopus: 1 });
});

test('a player who comes back in the middle of a turn reads how it began', () => {
  const { past } = playedOn(OFFERING, [
    { type: 'offer', lumino: lumino('p6o1') },
    { type: 'takeLimestone' },
    { type: 'endTurn' },
    { type: 'offer', lumino: lumino('y5o1') },
  ]);
  expect(sinceLastTurn(past, 1).doings.map(({ seat, items }) => [seat, items])).toEqual([
    [0, [{ type: 'action', offered: lumino('p6o1'), taken: { type: 'limestone', count: 6, left: 0 } }]],
    [1, [{ type: 'action', offered: lumino('y5o1'), taken: null }]],
  ]);
});

test('nothing was before the first move', () => {
  expect(sinceLastTurn([], 0)).toEqual({ doings: [], octopus: null, bag: [] });
});

describe('[7] the bag', () => {
  /** Who opened the emergency stack, and how often each player hears of it on arrival. */
  function hearing(game: PlayedGame) {
    const opened = game.past.findIndex(({ events }) => events.some(({ type }) => type === 'emergencyOpened'));
    const cause = game.past[opened].state.seat;
    const heard = game.state.players.map(() => 0);
    for (let moves = opened + 1; moves < game.past.length; moves++) {
      const { past, state } = cut(game, moves);
      if (state.seat === past[moves - 1].state.seat) continue;
      const isNews = sinceLastTurn(past, state.seat).bag.some(({ type }) => type === 'emergencyOpened');
      if (isNews) heard[state.seat]++;
    }
    return { cause, heard };
  }

  test('a player who emptied it by ending a turn hears of it on the next arrival, like everyone else', () => {
    expect(hearing(shortGame())).toEqual({ cause: 2, heard: [1, 1, 1, 1] });
  });

  test('a player who emptied it within a turn does not hear of it again', () => {
    expect(hearing(emptiedWithinTurn())).toEqual({ cause: 0, heard: [0, 1, 1, 1] });
  });

  test('is told with what it means', () => {
    const events = shortGame().past.flatMap((made) => made.events);
    expect(emptyBagOf(events.filter(isAboutBag))).toEqual({ emergency: 8, isDry: false, ending: 'called' });
  });

  test('is one piece of news, however much happened', () => {
    expect(
      emptyBagOf([
        { type: 'emergencyOpened', luminos: 6, ending: 'called' },
        { type: 'bagRanDry', missing: 2, ending: 'called' },
      ]),
    ).toEqual({ emergency: 6, isDry: true, ending: 'called' });
    expect(emptyBagOf([{ type: 'bagRanDry', missing: 1, ending: 'none' }])).toEqual({
      emergency: 0,
      isDry: true,
      ending: 'none',
    });
  });

  test('is no news while it is not empty', () => {
    expect(emptyBagOf([])).toBeNull();
  });
});
