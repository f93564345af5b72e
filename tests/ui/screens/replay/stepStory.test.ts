import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../../src/history/timeline';
import type { GameState, Move } from '../../../../src/rules/state';
import { createPlayback, type Playback } from '../../../../src/store/table/playback';
import { spokenOf, tellStep, type Words } from '../../../../src/ui/screens/replay/stepStory';
import { takeMost } from '../../../support/policies';
import { lumino } from '../../../support/rules/names';
import { playedOn, wholeGame } from '../../../support/storyGames';
import { OFFERING, SCORING, settling, spot } from '../../../support/tablePositions';
import { REPLAY_TEXTS, STORY_TEXTS, TABLE_TEXTS } from '../../../support/texts';

const EN: Words = { table: TABLE_TEXTS.en, story: STORY_TEXTS.en, replay: REPLAY_TEXTS.en, people: [] };
const DE: Words = { table: TABLE_TEXTS.de, story: STORY_TEXTS.de, replay: REPLAY_TEXTS.de, people: [] };

const TURN: readonly Move[] = [
  { type: 'offer', lumino: lumino('p6o1') },
  { type: 'takeFromDisplay', lumino: lumino('y3s1') },
  { type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') },
  { type: 'endTurn' },
];

function watch(start: GameState, moves: readonly Move[], marks: readonly Mark[] = []): Playback {
  const { past, state } = playedOn(start, moves);
  return createPlayback(past, state, marks);
}

function all(words: Words, playback: Playback): readonly string[] {
  return Array.from({ length: playback.total + 1 }, (_, step) => spokenOf(words, tellStep(words, playback, step)));
}

describe('each step', () => {
  test('is told by its move and, at the end of a turn, by all of the turn', () => {
    expect(all(EN, watch(OFFERING, TURN))).toEqual([
      'This is how the game began.',
      'Player 1 offers pink\u00a06.',
      'Player 1 takes yellow\u00a03 with a shell from the display.',
      'Player 1: Yellow\u00a03 with a shell goes to level\u00a01.',
      'The whole turn: Player 1 offers pink\u00a06 and takes yellow\u00a03 with a shell from the display. Yellow\u00a03 with a shell goes to level\u00a01.',
    ]);
  });

  test('names who plays', () => {
    const named: Words = {
      ...DE,
      people: [
        { name: 'Nora', fish: 'clownfish', mind: null },
        { name: 'Ole', fish: 'angelfish', mind: null },
      ],
    };
    const [, first] = all(named, watch(OFFERING, TURN));
    expect(first).toBe('Nora bietet Pink\u00a06 an.');
    expect(tellStep(named, watch(OFFERING, TURN), 1).seat).toBe(0);
    expect(tellStep(named, watch(OFFERING, TURN), 0).seat).toBe(null);
  });

  test('says where the table agreed to take something back, as the log does', () => {
    const marks: readonly Mark[] = [
      { at: 0, note: { type: 'takenBack', moves: 1 } },
      { at: 2, note: { type: 'takenBack', moves: 2 } },
    ];
    const told = all(EN, watch(OFFERING, TURN, marks));
    expect(told[0]).toBe(`This is how the game began. ${EN.story.log.takenBack(1)}`);
    expect(told[1]).not.toContain('taken back');
    expect(told[2]).toBe(`Player 1 takes yellow\u00a03 with a shell from the display. ${EN.story.log.takenBack(2)}`);
    expect(told[3]).not.toContain('taken back');
  });

  test('[7] says that scoring and rounds begin', () => {
    const passes: readonly Move[] = [{ type: 'pass' }, { type: 'score', colour: 'green' }];
    const told = all(EN, watch(SCORING, passes));
    expect(told[1]).toBe('Player 1 passes.');
    expect(told[2]).toMatch(/^Player 2 scores green: .* Round 5 begins\.$/);
  });

  test('tells a turn of which there was only its end left, and one without its beginning', () => {
    expect(all(EN, watch(settling('-'), [{ type: 'endTurn' }]))[1]).toBe('Player 1 has ended the turn.');
    const laid = watch(settling('y3s1'), TURN.slice(2));
    expect(all(EN, laid)[2]).toBe('The whole turn: Player 1: Yellow\u00a03 with a shell goes to level\u00a01.');
  });

  test('of whole games has something to say, and the last one who has won', () => {
    const { past, state } = wholeGame({ players: 4, side: 'A', scoreBoard: 'dark' }, 9, takeMost);
    for (const words of [EN, DE]) {
      const told = all(words, createPlayback(past, state, []));
      expect(told.filter((sentence) => !/\S{2}.*[.!]$/.test(sentence))).toEqual([]);
      expect(told.at(-1)).toContain(words === EN ? 'The game is over' : 'Die Partie ist zu Ende');
      expect(new Set(told.slice(0, -1).filter((sentence) => /is over|zu Ende/.test(sentence))).size).toBe(0);
    }
  });
});
