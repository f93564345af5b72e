import { expect, test } from 'vitest';
import { createPlayback } from '../../../../src/store/table/playback';
import { roundBeginnings } from '../../../../src/ui/screens/replay/roundBeginnings';
import { wholeGame } from '../../../support/storyGames';

test('[4] each round begins with the move after which the turtle has moved on', () => {
  const { past, state } = wholeGame({ players: 3, side: 'A', scoreBoard: 'dark' }, 1);
  const moved = past.flatMap(({ events }, index) =>
    events.flatMap((event) => (event.type === 'turtleMoved' ? [{ round: event.round, step: index + 1 }] : [])),
  );
  expect(moved.length).toBeGreaterThan(5);
  expect(roundBeginnings(createPlayback(past, state, []))).toEqual([{ round: 1, step: 0 }, ...moved]);
});
