import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { legalMoves, play } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { must, position, startedGame } from '../../support/rules/build';

interface Story {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The plainest game: everyone offers, takes limestone, ends the turn and passes. */
function plainMove(state: GameState): Move {
  switch (state.step.type) {
    case 'act':
      return { type: 'takeLimestone' };
    case 'settle':
      return { type: 'endTurn' };
    case 'score':
      return { type: 'pass' };
    case 'start':
    case 'offer':
    case 'over':
      return legalMoves(state)[0];
  }
}

function playUntil(from: GameState, isDone: (state: GameState) => boolean): Story {
  let state = from;
  const events: GameEvent[] = [];
  while (!isDone(state)) {
    const played = must(state, plainMove(state));
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
}

const wholeGame = (from: GameState) => playUntil(from, ({ step }) => step.type === 'over');
const oneRound = (from: GameState) => playUntil(from, ({ round }) => round !== from.round);

function told(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'turnEnded') return [`turn ${event.seat}`];
    if (event.type === 'scoringBegan') return [`scoring ${event.round}`];
    if (event.type === 'passed') return [`pass ${event.seat}`];
    if (event.type === 'turtleMoved') return [`turtle ${event.round}`];
    return event.type === 'gameEnded' ? ['end'] : [];
  });
}

const ORDERS = [
  { players: 2, octopus: 0, order: [0, 1] },
  { players: 2, octopus: 1, order: [1, 0] },
  { players: 3, octopus: 0, order: [0, 1, 2] },
  { players: 3, octopus: 1, order: [1, 2, 0] },
  { players: 3, octopus: 2, order: [2, 0, 1] },
  { players: 4, octopus: 0, order: [0, 1, 2, 3] },
  { players: 4, octopus: 1, order: [1, 2, 3, 0] },
  { players: 4, octopus: 2, order: [2, 3, 0, 1] },
  { players: 4, octopus: 3, order: [3, 0, 1, 2] },
] as const;

describe('[4] a round', () => {
  test.each(ORDERS)('[4] $players players, octopus at $octopus: turns $order, then the scoring phase', (row) => {
    const { events } = oneRound(startedGame({ players: row.players, octopus: row.octopus }));
    const turns = row.order.map((seat) => `turn ${seat}`);
    const passes = row.order.map((seat) => `pass ${seat}`);
    expect(told(events)).toEqual([...turns, 'scoring 1', ...passes, 'turtle 2']);
  });

  test('[4] no player has a second turn in a round', () => {
    const { state } = playUntil(startedGame({ players: 3, octopus: 2 }), ({ step }) => step.type === 'score');
    const [lumino] = state.players[state.seat].display;
    expect(play(state, { type: 'offer', lumino })).toEqual({ ok: false, refusals: [{ rule: 'step', step: 'score' }] });
  });
});

describe('[4] a game', () => {
  test.each([2, 3, 4] as const)(
    '[4] %i players: ten rounds with a scoring phase each, then final scoring',
    (players) => {
      const { state, events } = wholeGame(startedGame({ players }));
      const marks = told(events).filter((text) => !text.startsWith('turn ') && !text.startsWith('pass '));
      const rounds = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((round) => [`turtle ${round}`, `scoring ${round}`]);
      expect(marks).toEqual(['scoring 1', ...rounds, 'end']);
      expect([state.round, state.step]).toEqual([10, { type: 'over' }]);
    },
  );

  test.each([2, 3, 4] as const)('[4] every one of %i players has ten turns', (players) => {
    const { events } = wholeGame(startedGame({ players }));
    const turns = events.flatMap((event) => (event.type === 'turnEnded' ? [event.seat] : []));
    const counts = Array.from({ length: players }, (_, seat) => turns.filter((other) => other === seat).length);
    expect(counts).toEqual(Array.from({ length: players }, () => 10));
  });

  test('[4] after the final scoring no move is left, and every one is refused', () => {
    const { state } = wholeGame(startedGame());
    expect(legalMoves(state)).toEqual([]);
    const moves: Move[] = [
      { type: 'pass' },
      { type: 'endTurn' },
      { type: 'takeLimestone' },
      { type: 'score', colour: 'blue' },
    ];
    for (const move of moves) {
      expect(play(state, move)).toEqual({ ok: false, refusals: [{ rule: 'step', step: 'over' }] });
    }
  });

  test('[4] the final scoring comes on top of the points of the game', () => {
    const last = position('2Ad r10 score:- s2 o1 none+dry 0badcafe - - 20/5/jjcc/-/-/yp:d4d5 21/4/cccc/-/-/gb:d4d5');
    // Two jellyfish 4, limestone 2, two majorities 8; the other one limestone 2, two majorities 8.
    expect(must(last, { type: 'pass' }).state.players.map(({ points }) => points)).toEqual([34, 31]);
  });
});
