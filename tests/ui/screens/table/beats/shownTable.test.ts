import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsSince } from '../../../../../src/store/table/beats';
import { createBeatPlayer } from '../../../../../src/ui/screens/table/beats/beatPlayer';
import { showBeats } from '../../../../../src/ui/screens/table/beats/shownTable';
import { cut, wholeGame } from '../../../../support/storyGames';
import { drive, tableWith } from '../../../../support/tableDriver';

const GAME = wholeGame({ players: 2, side: 'A', scoreBoard: 'dark' }, 3);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table right before the end of a turn, and what a screen shows of it. */
function beforeTurnEnds() {
  const { past, state } = cut(
    GAME,
    GAME.past.findIndex(({ move }) => move.type === 'endTurn'),
  );
  const live = tableWith(state, past);
  const player = createBeatPlayer(live, () => 100);
  const shown = drive(showBeats(live, player));
  const end = player.run();
  player.skipAll();
  return { live, player, shown, state, end };
}

test('during a beat the table stands still, until that is over by itself', () => {
  const { live, player, shown, state, end } = beforeTurnEnds();
  shown.play({ type: 'endTurn' });
  expect(live.state.value.seat).not.toBe(state.seat);
  expect(shown.state.value).toBe(state);
  expect(shown.shown.value).toBe(state.seat);
  expect(shown.pickable.value).toEqual([]);
  expect(player.isBlocking.value).toBe(true);
  vi.advanceTimersByTime(100);
  expect(player.beat.value?.type).toBe('next');
  expect(shown.state.value).toBe(live.state.value);
  expect(shown.pickable.value).toEqual(live.pickable.value);
  expect(shown.pickable.value).not.toEqual([]);
  vi.advanceTimersByTime(100);
  expect(player.beat.value).toBeNull();
  end();
});

test('what is done during a beat is not for the game behind it, but for taking the move back', () => {
  const { live, player, shown, state, end } = beforeTurnEnds();
  shown.play({ type: 'endTurn' });
  const behind = live.state.value;
  shown.pick(behind.players[behind.seat].display[0]);
  expect(live.chosen.value).toEqual([]);
  expect(player.isBlocking.value).toBe(true);
  shown.undo();
  expect(live.state.value).toEqual(state);
  expect(player.beat.value?.type).toBe('takenBack');
  expect(player.isBlocking.value).toBe(false);
  expect(shown.state.value).toBe(live.state.value);
  end();
});

test('what happens next ends the beats of what happened before', () => {
  const { live, player, shown, end } = beforeTurnEnds();
  shown.play({ type: 'endTurn' });
  const [first] = live.state.value.players[live.state.value.seat].display;
  live.act({ type: 'play', move: { type: 'offer', lumino: first } });
  expect(player.beat.value).toBeNull();
  expect(shown.state.value).toBe(live.state.value);
  end();
});

test('what is seen again on a reef as it lies by now leaves the rest of the table as it is', () => {
  const { player, shown, live, state, end } = beforeTurnEnds();
  shown.play({ type: 'endTurn' });
  player.skipAll();
  player.show(beatsSince(live.past.value, live.state.value.seat));
  expect(shown.state.value).toBe(live.state.value);
  expect(shown.shown.value).toBe(state.seat);
  expect(player.isBlocking.value).toBe(true);
  player.skip();
  expect(shown.shown.value).toBe(live.state.value.seat);
  end();
});

test('beats can be seen again', () => {
  const { player, shown, live, end } = beforeTurnEnds();
  shown.play({ type: 'endTurn' });
  const turn = player.beat.value;
  if (turn === null) throw new Error('no beat');
  player.skipAll();
  expect(player.beat.value).toBeNull();
  player.show([turn]);
  expect(shown.state.value).toBe(turn.state);
  player.skip();
  expect(shown.state.value).toBe(live.state.value);
  end();
});
