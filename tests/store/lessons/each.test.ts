import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/rules/state';
import { type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { LESSONS } from '../../../src/store/lessons/lessons';
import { dueLesson } from '../../../src/store/lessons/teacher';
import { RULES } from '../../../src/store/table/moveSource';
import { person } from '../../support/lessons/teachGame';
import * as games from '../../support/positions/games';
import { ILLEGAL_LAYS } from '../../support/positions/lays';
import { field, position, startedGame } from '../../support/rules/build';

function dueAt(state: GameState, last: Parameters<typeof momentOf>[1] = null): readonly LessonName[] {
  const moment = momentOf(state, last);
  return LESSONS.filter(({ look }) => look(moment) !== null)
    .map(({ name }) => name)
    .sort();
}

describe('the moment of each lesson', () => {
  test('[5.1] a turn begins: offer; with a jellyfish and late also what that means', () => {
    expect(dueAt(startedGame())).toEqual(['offer']);
    expect(dueAt(position(games.midGameB))).toEqual(['jellyfish', 'offer', 'rounds']);
  });

  test('[5.2] after offering: take; and the full store where not all limestone fits', () => {
    const act = position(games.midGameA);
    expect(dueAt(act)).toEqual(['take']);
    const players = act.players.map((player) => ({ ...player, limestone: 9 }));
    expect(dueAt({ ...act, players })).toEqual(['fullStore', 'take']);
  });

  test('[6] with luminos in hand: lay, water without limestone, a second level, animals to be covered', () => {
    expect(dueAt(position(games.handful))).toEqual(expect.arrayContaining(['lay', 'levels', 'water']));
  });

  test('[6.1] no room for the colour on level 1: the exception', () => {
    const text = ILLEGAL_LAYS.find(({ rule }) => rule === 'reef')?.position ?? '';
    expect(dueAt(position(text))).toContain('exception');
    expect(dueAt(position(games.handful))).not.toContain('exception');
  });

  test.each(ILLEGAL_LAYS)(
    '[6] a place refused by $rule: how to read the red fields',
    ({ position: text, numberOn, otherOn }) => {
      const state = position(text);
      const [lumino] = state.players[state.seat].hand;
      const judged = RULES.judge(state, { type: 'lay', lumino, numberOn: field(numberOn), otherOn: field(otherOn) });
      const refusals = judged.ok ? [] : judged.refusals;
      expect(dueLesson(momentOf(state, null, refusals), [], [])?.lesson).toBe('refused');
      expect(dueLesson(momentOf(state, null), [], [])?.lesson).not.toBe('refused');
    },
  );

  test('[5.4] what was discarded is explained, once it is', () => {
    const state = position(games.handful);
    const [lumino] = state.players[state.seat].hand;
    const move = { type: 'discard', lumino } as const;
    const judged = RULES.judge(state, move);
    if (!judged.ok) throw new Error('a discard was refused');
    expect(dueAt(judged.state, { state, move, events: judged.events })).toContain('discard');
    expect(dueAt(state)).not.toContain('discard');
  });

  test('[7.2] a scoring phase has the numbers of the own reef', () => {
    const state: GameState = { ...position(games.midGameA), seat: 0, step: { type: 'score', lastScorer: null } };
    expect(dueAt(state)).toEqual(['choice', 'scoring']);
    const facts = dueLesson(momentOf(state, null), [], [])?.shown.facts;
    expect(facts?.points).toBe(facts?.levels.reduce((sum, points) => sum + points, 0));
    expect(facts).toMatchObject({ limestone: 1, phases: 3, colours: 3 });
  });

  test('[7] the bag ran out: how the game ends', () => {
    expect(dueAt({ ...position(games.midGameB), ending: 'called' })).toContain('emptyBag');
  });

  test('[8] a tie is explained, a victory by points is not', () => {
    const over = position(games.finished);
    expect(dueAt(over)).toEqual([]);
    expect(dueAt({ ...over, players: over.players.map((player) => ({ ...player, points: 50 })) })).toEqual(['tie']);
  });
});

describe('the teacher', () => {
  const state = startedGame();
  const seat = state.seat;

  test('teaches nobody twice, the others in a line, and no character', () => {
    const taught = [{ lesson: 'offer', seat, form: 'full', round: 1 }] as const;
    expect(dueLesson(momentOf(state, null), [], taught)).toBeNull();
    const other = [{ ...taught[0], seat: 1 - seat }];
    expect(dueLesson(momentOf(state, null), [], other)).toMatchObject({ lesson: 'offer', seat, form: 'line' });
    const character = person({ character: 'easy', version: 1 });
    expect(dueLesson(momentOf(state, null), [character, character], [])).toBeNull();
  });

  test('explains the choice only to someone who knows what a scoring is', () => {
    const score: GameState = { ...position(games.midGameA), seat: 0, step: { type: 'score', lastScorer: null } };
    expect(dueLesson(momentOf(score, null), [], [])?.lesson).toBe('scoring');
    const taught = [{ lesson: 'scoring', seat: 0, form: 'full', round: 1 }] as const;
    expect(dueLesson(momentOf(score, null), [], taught)?.lesson).toBe('choice');
  });
});
