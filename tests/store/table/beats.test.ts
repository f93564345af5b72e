import { expect, test } from 'vitest';
import { beatsOf, beatsSince } from '../../../src/store/table/beats';
import { cut, type PlayedGame, wholeGame } from '../../support/storyGames';

const GAME = wholeGame({ players: 3, side: 'A', scoreBoard: 'dark' }, 4);

/** The beats of the last move of a game. */
function lastBeats({ past, state }: PlayedGame) {
  const last = past.at(-1);
  return beatsOf({ type: 'played', events: last?.events ?? [] }, past, state);
}

/** The game right after the first move that is so. */
function after(isIt: (index: number) => boolean): PlayedGame {
  const index = GAME.past.findIndex((_, each) => isIt(each));
  return cut(GAME, index + 1);
}

test('nothing of a game that has just begun, and nothing that a player takes back of the own turn, has beats', () => {
  const { past, state } = GAME;
  const offer = past.findIndex(({ move }) => move.type === 'offer');
  const { events, state: before } = past[offer];
  expect(beatsOf({ type: 'undone', events }, past.slice(0, offer), before)).toEqual([]);
  expect(beatsOf({ type: 'opened', events: [] }, [], past[0].state)).toEqual([]);
  expect(beatsOf({ type: 'opened', events: [] }, past, state)).toEqual([]);
});

test('who comes back to a game is told whose turn it is', () => {
  const { past, state } = cut(GAME, 20);
  expect(beatsOf({ type: 'opened', events: [] }, past, state)).toEqual([
    { type: 'next', seat: state.seat, isReturn: true, state: null },
  ]);
});

test('a start lumino is seen on its reef before the next player is called', () => {
  const game = cut(GAME, 1);
  const [turn, next] = lastBeats(game);
  const { seat } = GAME.past[0].state;
  expect(turn).toEqual({ type: 'turn', seat, made: game.past, state: { ...game.state, seat } });
  expect(next).toEqual({ type: 'next', seat: game.state.seat, isReturn: false, state: null });
});

test('a turn that has ended is seen with all its moves, as it stood at its end', () => {
  const game = after((index) => GAME.past[index].move.type === 'endTurn');
  const [turn, next, ...others] = lastBeats(game);
  if (turn?.type !== 'turn') throw new Error('no turn');
  expect(turn.made.map(({ state }) => state.seat)).toEqual(turn.made.map(() => turn.seat));
  expect(turn.made[0].state.step.type).toBe('offer');
  expect(turn.made.at(-1)?.move.type).toBe('endTurn');
  expect(turn.state).toBe(turn.made.at(-1)?.state);
  expect(next).toEqual({ type: 'next', seat: game.state.seat, isReturn: false, state: null });
  expect(others).toEqual([]);
});

test('the last turn of a round leads to the scoring phase, which calls its players itself', () => {
  const game = after((index) => GAME.past[index].events.some(({ type }) => type === 'scoringBegan'));
  expect(lastBeats(game).map(({ type }) => type)).toEqual(['turn', 'scoring']);
});

test('[7.2] a scored colour is seen in the state before it, with the limestone that fitted', () => {
  const game = after(
    (index) => GAME.past[index].move.type === 'score' && GAME.past[index + 1].state.step.type === 'score',
  );
  const made = game.past[game.past.length - 1];
  const { seat } = made.state;
  const limestone = game.state.players[seat].limestone - made.state.players[seat].limestone;
  const scored = made.events.flatMap((event) => (event.type === 'colourScored' ? [event.score] : []));
  expect(lastBeats(game)).toEqual([{ type: 'scored', seat, score: scored[0], limestone, state: made.state }]);
});

test('[7.3, 7.4] a new round is announced with the octopus, if it moved, before its first player is called', () => {
  const rounds = GAME.past.flatMap((_, index) => {
    const game = cut(GAME, index + 1);
    return lastBeats(game).flatMap((beat) => (beat.type === 'round' ? [{ beat, game }] : []));
  });
  expect(rounds.map(({ beat }) => beat.round)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { beat, game } of rounds) {
    const before = game.past[game.past.length - 1].state.octopus;
    expect(beat.octopus).toBe(game.state.octopus === before ? null : game.state.octopus);
    expect(lastBeats(game).at(-1)?.type).toBe('next');
  }
  expect(rounds.some(({ beat }) => beat.octopus !== null)).toBe(true);
});

test.each([
  ['layStart', 'start'],
  ['endTurn', 'turn'],
  ['score', 'score'],
  ['pass', 'pass'],
] as const)('who undoes %s is told whose that was', (move, type) => {
  const index = GAME.past.findIndex((made) => made.move.type === move);
  const { events, state } = GAME.past[index];
  expect(beatsOf({ type: 'undone', events }, GAME.past.slice(0, index), state)).toEqual([
    { type: 'takenBack', handing: { type, seat: state.seat }, state: null },
  ]);
});

test('what happened since the last turn is what each of the others did, scoring included, and nothing of the own', () => {
  const turns = GAME.past.flatMap(({ state, move }, index) =>
    state.step.type === 'offer' && move.type === 'offer' ? [index] : [],
  );
  expect(turns.length).toBeGreaterThan(20);
  for (const index of turns) {
    const { past, state } = cut(GAME, index);
    const ends = past.flatMap(({ state: { seat }, move }, each) =>
      seat === state.seat && (move.type === 'endTurn' || move.type === 'layStart') ? [each] : [],
    );
    const since = past.slice((ends.at(-1) ?? -1) + 1).filter((made) => made.state.seat !== state.seat);
    const beats = beatsSince(past, state.seat);
    expect(beats.flatMap(({ made }) => made)).toHaveLength(since.length);
    expect(beats.map(({ seat }) => seat)).toEqual([...new Set(since.map((made) => made.state.seat))]);
    for (const beat of beats) {
      expect(beat.state).toBeNull();
      expect(beat.made).toEqual(since.filter((made) => made.state.seat === beat.seat));
    }
  }
});

test('it lasts for the whole turn: what the player does in it adds nothing', () => {
  const end = GAME.past.findIndex(({ move, state }) => move.type === 'endTurn' && state.round === 2);
  const { seat, round } = GAME.past[end].state;
  const begin = GAME.past.findIndex(({ state }) => state.seat === seat && state.round === round);
  const { past } = GAME;
  expect(beatsSince(past.slice(0, end), seat)).toEqual(beatsSince(past.slice(0, begin), seat));
  expect(beatsSince(past.slice(0, begin), seat)).toHaveLength(2);
});
