import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { cuesFor, type Sound } from '../../../src/ui/sound/cues';
import { lumino } from '../../support/rules/names';
import { playGame } from '../../support/rules/randomGame';

const LUMINO = lumino('y3s1');
const DRAWN: GameEvent = { type: 'drawn', seat: null, luminos: [LUMINO, LUMINO, LUMINO] };
const ENDED: GameEvent = { type: 'turnEnded', seat: 0 };

function heard(events: readonly GameEvent[]): readonly Sound[] {
  return cuesFor(events, 'off').map(({ sound }) => sound);
}

describe('what is heard', () => {
  test('of taking three luminos: a slide, then a drop for each one drawn', () => {
    const taken: GameEvent = { type: 'takenFromAtoll', seat: 0, luminos: [LUMINO] };
    expect(heard([taken, DRAWN])).toEqual(['slide', 'drop', 'drop', 'drop']);
  });

  test('of limestone: a pebble for each that fitted', () => {
    expect(heard([{ type: 'limestoneTaken', seat: 0, taken: 2, left: 1 }])).toEqual(['pebble', 'pebble']);
    expect(heard([{ type: 'limestoneTaken', seat: 0, taken: 0, left: 3 }])).toEqual([]);
  });

  test('of the turtle and the octopus: nothing', () => {
    expect(
      heard([
        { type: 'octopusMoved', from: 0, to: 1 },
        { type: 'turtleMoved', round: 2 },
      ]),
    ).toEqual([]);
  });

  test('waits for the lumino to land, as fast as the board moves', () => {
    const first = (['off', 'fade', 'brisk', 'calm'] as const).map((motion) => cuesFor([ENDED], motion)[0].at);
    expect(first).toEqual([0, 0.05, 0.18, 0.26]);
  });

  test('comes one after the other, drops of different heights', () => {
    const cues = cuesFor([ENDED, DRAWN], 'brisk');
    const times = cues.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    const drops = cues.filter(({ sound }) => sound === 'drop');
    expect(new Set(drops.map(({ pitch }) => pitch)).size).toBe(3);
  });

  test('draws take less than a second, however many', () => {
    const luminos = Array(24).fill(LUMINO);
    const times = cuesFor([{ type: 'drawn', seat: 0, luminos }], 'calm').map(({ at }) => at);
    expect(times).toHaveLength(24);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1);
  });

  test('of a whole game: every move but silent ones, and a finale once', () => {
    const moves = [...playGame({ players: 3, side: 'A', scoreBoard: 'dark' }, 7)].map(({ played }) =>
      cuesFor(played.events, 'brisk'),
    );
    expect(moves.every((cues) => cues.length > 0)).toBe(true);
    expect(Math.max(...moves.flat().map(({ at }) => at))).toBeLessThan(2.5);
    expect(moves.flat().filter(({ sound }) => sound === 'finale')).toHaveLength(1);
  });
});
