import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { GameEvent } from '../../../src/rules/events';
import type { Refusal } from '../../../src/rules/state';
import { eventSentence, refusalSentence, tellingSentence, verdictOf } from '../../../src/ui/story/sentences';
import { playGame, TABLES } from '../../support/rules/randomGame';
import { TABLE_TEXTS } from '../../support/texts';

const { en, de } = TABLE_TEXTS;

const REFUSALS: { readonly [Rule in Refusal['rule']]: Extract<Refusal, { rule: Rule }> } = {
  malformed: { rule: 'malformed', key: 'lumino' },
  step: { rule: 'step', step: 'act' },
  place: { rule: 'place', lumino: 0, place: 'display' },
  startColour: { rule: 'startColour', colours: ['yellow', 'pink'] },
  twice: { rule: 'twice', lumino: 26 },
  startArea: { rule: 'startArea', fields: [0] },
  tooFew: { rule: 'tooFew', least: 1 },
  tooMany: { rule: 'tooMany', most: 3 },
  oneColour: { rule: 'oneColour', colours: ['yellow', 'blue'] },
  offeredColour: { rule: 'offeredColour', colour: 'green' },
  jellyfish: { rule: 'jellyfish' },
  token: { rule: 'token', colour: 'pink', side: 'jellyfish' },
  hand: { rule: 'hand', luminos: [1, 2] },
  neighbours: { rule: 'neighbours', fields: [0, 5] },
  level: { rule: 'level', fields: [0, 1], heights: [1, 2] },
  congruent: { rule: 'congruent', fields: [0, 1], lumino: 3 },
  colour: { rule: 'colour', fields: [0, 1], colour: 'pink', level: 2, wanted: [] },
  reef: { rule: 'reef', fields: [0, 1] },
  limestone: { rule: 'limestone', fields: [0, 1], cost: 2, store: 1 },
};

/** A sentence, and nothing that only a program would say. */
function expectSentence(text: string): void {
  expect(text).toMatch(/\w{2}/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|=>/);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.values(REFUSALS))('the rule $rule is said in one short sentence', (refusal) => {
    const sentence = refusalSentence(TABLE_TEXTS[language], refusal);
    expectSentence(sentence);
    expect(sentence.length).toBeLessThan(72);
  });

  test('every event of whole games is told', () => {
    const told = new Set<GameEvent['type']>();
    for (const [index, table] of TABLES.entries()) {
      for (const { played } of playGame(table, index)) {
        for (const event of played.events) {
          expectSentence(eventSentence(TABLE_TEXTS[language], [], event));
          told.add(event.type);
        }
      }
    }
    expect(told.size).toBeGreaterThan(13);
  });

  test.each<GameEvent>([
    { type: 'emergencyOpened', luminos: 6, ending: 'called' },
    { type: 'bagRanDry', missing: 1, ending: 'called' },
    { type: 'scoringBegan', round: 7, extra: true },
    { type: 'specialAction', seat: 1, token: 'blue', from: 'atoll', luminos: [1, 2] },
    { type: 'limestoneTaken', seat: 0, taken: 2, left: 4 },
    { type: 'gameEnded', scores: [], victory: { winners: [0, 2], by: 'sharing' } },
    { type: 'gameEnded', scores: [], victory: { winners: [1], by: 'limestone' } },
  ])('what happens rarely is told, too: $type', (event) => {
    expectSentence(eventSentence(TABLE_TEXTS[language], [], event));
  });
});

test.each([
  ['level', 'Not level: 1 and 2 high', 'Nicht gleich hoch: 1 und 2'],
  ['congruent', 'Not exactly on top of one lumino: shift it', 'Nicht genau auf ein einzelnes Lumino: Verschiebe es'],
  ['limestone', 'Costs 2 limestone, you have 1', 'Kostet 2 Kalksteine, du hast 1'],
  ['colour', 'Must cover pink or touch it on level 2', 'Muss Pink verdecken oder auf Ebene 2 berühren'],
] as const)('[6] %s says what is wrong here', (rule, english, german) => {
  expect([refusalSentence(en, REFUSALS[rule]), refusalSentence(de, REFUSALS[rule])]).toEqual([english, german]);
});

test('[5.2 C] a fourth lumino of the atoll is answered with the way out', () => {
  expect([refusalSentence(en, REFUSALS.tooMany), refusalSentence(de, REFUSALS.tooMany)]).toEqual([
    'Three at most: tap a chosen one to put it back',
    'Höchstens drei: Tippe ein gewähltes an, um es zurückzulegen',
  ]);
});

test('[6.1] on level 1 nothing can be covered', () => {
  expect(refusalSentence(en, { ...REFUSALS.colour, level: 1 })).toBe('Must touch pink on level 1');
});

test('of several broken rules the most telling one is said', () => {
  const { neighbours, level, congruent, colour, reef, limestone, hand } = REFUSALS;
  const order = [neighbours, level, congruent, colour, reef, limestone, hand];
  for (const [index, refusal] of order.entries()) {
    expect(tellingSentence(en, order.slice(index).reverse())).toBe(refusalSentence(en, refusal));
  }
  expect(tellingSentence(en, [])).toBeNull();
});

test('[5.4] a discarded lumino costs a point', () => {
  const event: GameEvent = { type: 'discarded', seat: 0, lumino: 0, points: 1 };
  expect([eventSentence(en, [], event), eventSentence(de, [], event)]).toEqual([
    'Player 1 discards a lumino and loses 1 point: yellow 1, starfish.',
    'Person 1 wirft ein Lumino ab und verliert 1 Punkt: Gelb 1, Seestern.',
  ]);
});

test('a ghost that may be laid says what it costs', () => {
  const ghost = { numberOn: 0, otherOn: 1, level: 1, cost: 0, refusals: [] };
  expect(verdictOf(en, ghost)).toBe('Free');
  expect(verdictOf(de, { ...ghost, cost: 2 })).toBe('Kostet 2 Kalksteine');
  expect(verdictOf(en, { ...ghost, refusals: [REFUSALS.reef] })).toBe('Must touch your reef');
});
