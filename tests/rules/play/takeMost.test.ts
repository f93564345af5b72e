import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { takeMost } from '../../support/policies';
import { playGame } from '../../support/rules/randomGame';

const LIMESTONE_BY_ROUND = [4, 4, 4, 4, 2, 2, 2, 1, 1, 0];

/** What happens in a game in which everybody takes three luminos whenever they can. */
function takeThreeGame(players: 3 | 4, seed: number): readonly GameEvent[] {
  const game = playGame({ players, side: 'A', scoreBoard: 'dark' }, seed, takeMost);
  return [...game].flatMap(({ played }) => played.events);
}

/** How many luminos are set aside for the emergency stack. */
const STACKS = { 3: 6, 4: 8 } as const;

test.each([3, 4] as const)(
  '[7] %i players who take three whenever possible open the emergency stack and end early',
  (players) => {
    let opened = 0;
    let early = 0;
    for (let seed = 0; seed < 120; seed++) {
      const events = takeThreeGame(players, seed);
      const at = events.findIndex(({ type }) => type === 'emergencyOpened');
      if (at < 0) continue;
      opened++;
      const event = events[at];
      expect(event).toMatchObject({ luminos: STACKS[players] });
      if (event.type !== 'emergencyOpened' || event.ending !== 'called') continue;
      early++;
      expectExtraScoring(players, events.slice(at));
    }
    expect(opened).toBeGreaterThanOrEqual(5);
    expect(early).toBeGreaterThanOrEqual(3);
  },
);

/** [9.10] From the emergency on: the round is finished with its scoring, one whole scoring phase follows, then the end. */
function expectExtraScoring(players: number, events: readonly GameEvent[]): void {
  const extraAt = events.findIndex((event) => event.type === 'scoringBegan' && event.extra);
  const closing = events.slice(0, extraAt);
  const extra = events.slice(extraAt);
  const [begins] = extra;
  if (begins.type !== 'scoringBegan') throw new Error('there is no extra scoring phase');
  const moved = closing.at(-1);
  expect(moved, 'the turtle has already moved on').toEqual({ type: 'turtleMoved', round: begins.round });
  expect(closing.filter(isDecision)).toHaveLength(players);
  expect(extra.filter(isDecision)).toHaveLength(players);
  expect(extra.filter(({ type }) => type === 'offered')).toEqual([]);
  for (const event of extra) {
    if (event.type !== 'limestoneTaken') continue;
    expect(event.taken + event.left).toBe(LIMESTONE_BY_ROUND[begins.round - 1]);
  }
  expect(extra.at(-1)?.type).toBe('gameEnded');
}

function isDecision({ type }: GameEvent): boolean {
  return type === 'colourScored' || type === 'passed';
}
