import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayback } from '../../../../src/store/table/playback';
import { type Autoplay, createAutoplay, SPEEDS, type Speed } from '../../../../src/ui/screens/replay/autoplay';
import { wholeGame } from '../../../support/storyGames';

let page: EventTarget & { hidden: boolean };
let stop = () => {};

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const { past, state } = wholeGame({ players: 2, side: 'A', scoreBoard: 'dark' }, 3);
  const playback = createPlayback(past, state, []);
  const playing = createAutoplay(playback);
  stop = playing.watch();
  return { playing, playback, step: playback.step, total: playback.total };
}

/** A little more time than that many moves take. */
function wait(moves: number): void {
  vi.advanceTimersByTime(moves * 1200 + 50);
}

test('goes on by itself, one move after the other, until it is stopped', () => {
  const { playing, step } = open();
  wait(2);
  expect(step.value).toBe(0);
  playing.playOrPause();
  vi.advanceTimersByTime(1100);
  expect(step.value).toBe(0);
  vi.advanceTimersByTime(150);
  expect(step.value).toBe(1);
  vi.advanceTimersByTime(2400);
  expect(step.value).toBe(3);
  playing.playOrPause();
  wait(5);
  expect([step.value, playing.isPlaying.value]).toEqual([3, false]);
});

test('stops at the end, and begins again from there', () => {
  const { playing, playback, step, total } = open();
  playback.goTo(total - 2);
  playing.playOrPause();
  wait(4);
  expect([step.value, playing.isPlaying.value]).toEqual([total, false]);
  playing.playOrPause();
  expect([step.value, playing.isPlaying.value]).toEqual([0, true]);
  wait(1);
  expect(step.value).toBe(1);
});

test('three speeds: each slower one takes longer, and choosing one does not stop it', () => {
  const movesIn = (speed: Speed) => {
    const { playing, step } = open();
    playing.playOrPause();
    playing.chooseSpeed(speed);
    wait(4);
    stop();
    expect(playing.isPlaying.value).toBe(true);
    return step.value;
  };
  const [slow, normal, fast] = SPEEDS.map(movesIn);
  expect(slow).toBeGreaterThan(0);
  expect(normal).toBeGreaterThan(slow);
  expect(fast).toBeGreaterThan(normal);
});

test('goes faster and slower as far as there is a speed', () => {
  const { playing } = open();
  const after = (change: () => void) => {
    change();
    return playing.speed.value;
  };
  expect(playing.speed.value).toBe('normal');
  expect([after(playing.faster), after(playing.faster)]).toEqual(['fast', 'fast']);
  expect([playing.slower, playing.slower, playing.slower].map(after)).toEqual(['normal', 'slow', 'slow']);
});

test('stops when the page is hidden', () => {
  const { playing, step } = open();
  playing.playOrPause();
  wait(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(playing.isPlaying.value).toBe(true);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  wait(3);
  expect([step.value, playing.isPlaying.value]).toEqual([1, false]);
});

test('stops when the player goes to another move, and stays there', () => {
  const ways: readonly (readonly [(playing: Autoplay) => void, (total: number) => number | null])[] = [
    [(playing) => playing.first(), () => 0],
    [(playing) => playing.last(), (total) => total],
    [(playing) => playing.nextMove(), () => 11],
    [(playing) => playing.previousMove(), () => 9],
    [(playing) => playing.goTo(40), () => 40],
    [(playing) => playing.nextTurn(), () => null],
    [(playing) => playing.previousTurn(), () => null],
  ];
  for (const [go, target] of ways) {
    const { playing, playback, step, total } = open();
    playback.goTo(10);
    playing.playOrPause();
    go(playing);
    const there = step.value;
    expect(there).not.toBe(10);
    if (target(total) !== null) expect(there).toBe(target(total));
    wait(2);
    expect([step.value, playing.isPlaying.value]).toEqual([there, false]);
    stop();
  }
});

test('a game without any move cannot be played', () => {
  const { state } = wholeGame({ players: 2, side: 'A', scoreBoard: 'dark' }, 3);
  const playing = createAutoplay(createPlayback([], state, []));
  stop = playing.watch();
  playing.playOrPause();
  expect(playing.isPlaying.value).toBe(false);
});
