import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/rules/state';
import { type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { LESSONS } from '../../../src/store/lessons/lessons';
import { dueLesson, type Taught, taughtSoFar } from '../../../src/store/lessons/teacher';
import { CHARACTER, person } from '../../support/lessons/teachGame';
import * as games from '../../support/positions/games';
import { position, startedGame } from '../../support/rules/build';

const start = startedGame();
const { seat } = start;
const score: GameState = { ...position(games.midGameA), seat: 0, step: { type: 'score', lastScorer: null } };
const handful = position(games.handful);

function full(lesson: LessonName, to = seat, round = 1): Taught {
  return { lesson, seat: to, form: 'full', round };
}

function dueAt(state: GameState, taught: readonly Taught[]) {
  return dueLesson(momentOf(state, null), [], taught);
}

describe('whom it teaches', () => {
  test('nobody twice, and the others in a line', () => {
    expect(dueAt(start, [])).toMatchObject({ lesson: 'offer', seat, form: 'full' });
    expect(dueAt(start, [full('offer')])).toBeNull();
    const heard = LESSONS.map(({ name }) => full(name, 0));
    expect(dueAt(handful, heard)).toMatchObject({ lesson: 'lay', seat: handful.seat, form: 'line' });
    expect(dueAt(handful, [...heard, full('lay', handful.seat)])?.lesson).not.toBe('lay');
  });

  test('lines are for rules that nothing else on the screen says at that moment', () => {
    expect(LESSONS.filter(({ hasLine }) => hasLine).map(({ name }) => name)).toEqual([
      'lay',
      'scoring',
      'jellyfish',
      'exception',
      'water',
      'levels',
    ]);
    expect(dueAt(start, [full('offer', 1 - seat)])).toBeNull();
    const act = position(games.midGameA);
    expect(dueAt(act, [full('take', 0), full('animals', 0)])).toBeNull();
  });

  test('no character; at the end the first person, for all', () => {
    expect(dueLesson(momentOf(start, null), [CHARACTER, CHARACTER], [])).toBeNull();
    const over = position(games.finished);
    const tied = { ...over, players: over.players.map((player) => ({ ...player, points: 50 })) };
    const people = [CHARACTER, CHARACTER, person(), person()];
    expect(dueLesson(momentOf(tied, null), people, [])).toMatchObject({ lesson: 'tie', seat: 2 });
    expect(dueLesson(momentOf(tied, null), [CHARACTER, CHARACTER, CHARACTER, CHARACTER], [])).toBeNull();
  });
});

describe('what it teaches first', () => {
  test('what nobody has heard of goes before a line', () => {
    const offer = position(games.midGameB);
    const taught = [full('offer', 0), full('jellyfish', 0), full('animals', 0)];
    expect(dueAt(offer, taught)).toMatchObject({ lesson: 'rounds', form: 'full' });
    expect(dueAt(offer, [...taught, full('rounds', 2)])).toMatchObject({ lesson: 'jellyfish', form: 'line' });
  });

  test('the choice only to someone who knows what a scoring is', () => {
    expect(dueAt(score, [])?.lesson).toBe('scoring');
    expect(dueAt(score, [full('scoring', 1)])).toMatchObject({ lesson: 'scoring', form: 'line' });
    expect(dueAt(score, [full('scoring', 0)])?.lesson).toBe('choice');
  });

  test('of a refusal nothing but how to read it', () => {
    const refusals = [{ rule: 'congruent', fields: [21, 22], lumino: 104 }] as const;
    const moment = momentOf(handful, null, refusals);
    expect(dueLesson(moment, [], [])?.lesson).toBe('refused');
    expect(dueLesson(moment, [], [full('refused', handful.seat)])).toBeNull();
  });

  test('what comes round in every turn waits for the next round if this one has had three', () => {
    const [a, b, c] = (['offer', 'take', 'lay'] as const).map((name) => full(name, handful.seat, handful.round));
    expect(dueAt(handful, [a, b, c])).toBeNull();
    expect(dueAt(handful, [{ ...a, round: 1 }, b, c])?.lesson).toBe('water');
    expect(dueAt(handful, [{ ...a, seat: 0 }, b, c])?.lesson).toBe('water');
  });
});

describe('how many it teaches', () => {
  const common = LESSONS.filter(({ isRare }) => !isRare).map(({ name }) => full(name, 0));
  const over = position(games.finished);
  const tied = { ...over, players: over.players.map((player) => ({ ...player, points: 50 })) };
  const called: GameState = { ...position(games.midGameA), ending: 'called' };

  test('at most twelve in full; there is room for every common one', () => {
    expect(common).toHaveLength(12);
    expect(dueAt(tied, common)).toMatchObject({ lesson: 'tie', form: 'line' });
    expect(dueAt(tied, common.slice(1))).toMatchObject({ lesson: 'tie', form: 'full' });
  });

  test('what is rare leaves room for what is still to come, but not for rounds that will not be played', () => {
    const known = common.filter(({ lesson }) => lesson !== 'animals');
    expect(dueAt(called, known)).toMatchObject({ lesson: 'emptyBag', form: 'line' });
    const early = common.filter(({ lesson }) => lesson !== 'rounds');
    expect(dueAt(called, early)).toMatchObject({ lesson: 'emptyBag', form: 'full' });
  });
});

test('the lesson of the current position is not among what was taught so far', () => {
  expect(taughtSoFar([], [])).toEqual([]);
  const made = { state: start, move: { type: 'offer', lumino: start.players[seat].display[0] }, events: [] } as const;
  expect(taughtSoFar([made], [])).toEqual([full('offer')]);
});
