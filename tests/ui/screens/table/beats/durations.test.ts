import { expect, test } from 'vitest';
import { beatsOf, isPassing } from '../../../../../src/store/table/beats';
import { beatDuration, DEAF_MS } from '../../../../../src/ui/screens/table/beats/durations';
import { FOUR, TWO } from '../../../../support/scenes/games';
import { type PlayedGame, wholeGame } from '../../../../support/storyGames';

/** The longest that a whole game of two may make its players wait, in seconds. */
const MOST_SECONDS = 60;

/** How long nothing can be done in a whole game because a beat is shown that nobody skips, in milliseconds. */
function waitingIn({ past, state }: Pick<PlayedGame, 'past' | 'state'>): number {
  return past.reduce((sum, { events }, index) => {
    const beats = beatsOf({ type: 'played', events }, past.slice(0, index + 1), past[index + 1]?.state ?? state);
    return beats.reduce((each, beat) => {
      const duration = beatDuration(beat, 'brisk', false);
      return each + (isPassing(beat) ? Math.min(DEAF_MS, duration) : duration);
    }, sum);
  }, 0);
}

test.each([
  ['played for points', TWO],
  ['by chance, A and dark', wholeGame({ players: 2, side: 'A', scoreBoard: 'dark' }, 5)],
  ['by chance, B and light', wholeGame({ players: 2, side: 'B', scoreBoard: 'light' }, 6)],
])('a whole game of two, %s, makes nobody wait for longer than a minute in all', (name, game) => {
  const seconds = waitingIn(game) / 1000;
  console.log(`forced waiting in a game of two, ${name}: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThan(MOST_SECONDS);
});

test('without motion nothing is shown that has not to be read', () => {
  const { past, state } = FOUR;
  for (const [index, { events }] of past.entries()) {
    const beats = beatsOf({ type: 'played', events }, past.slice(0, index + 1), past[index + 1]?.state ?? state);
    const turns = beats.filter(({ type }) => type === 'turn');
    expect(turns.map((beat) => beatDuration(beat, 'off', false))).toEqual(turns.map(() => 0));
  }
});

test('a character waits for nobody: its turn was seen move by move, and no card is for it', () => {
  const index = FOUR.past.findIndex(({ move }) => move.type === 'endTurn');
  const past = FOUR.past.slice(0, index + 1);
  const beats = beatsOf({ type: 'played', events: FOUR.past[index].events }, past, FOUR.past[index + 1].state);
  for (const isWithCard of [false, true]) {
    expect(beats.map((beat) => [beat.type, beatDuration(beat, 'brisk', isWithCard, () => true)])).toEqual([
      ['turn', 0],
      ['next', 900],
    ]);
  }
  const [opened] = beatsOf({ type: 'opened', events: [] }, past, FOUR.past[index + 1].state);
  expect(beatDuration(opened, 'brisk', false, () => true)).toBe(900);
});

test('with the card a turn is shown as well, and the card waits for its player', () => {
  const index = FOUR.past.findIndex(({ move }) => move.type === 'endTurn');
  const past = FOUR.past.slice(0, index + 1);
  const beats = beatsOf({ type: 'played', events: FOUR.past[index].events }, past, FOUR.past[index + 1].state);
  expect(beats.map((beat) => [beat.type, beatDuration(beat, 'brisk', true)])).toEqual([
    ['turn', 1200],
    ['next', Number.POSITIVE_INFINITY],
  ]);
});
