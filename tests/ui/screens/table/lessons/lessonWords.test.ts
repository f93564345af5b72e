import { describe, expect, test } from 'vitest';
import type { FactsKey } from '../../../../../src/i18n/keys/lessons';
import { LESSON_NAMES } from '../../../../../src/store/lessons/lesson';
import { TABLE_TEXTS } from '../../../../support/texts';

const { de, en } = TABLE_TEXTS;

/** Longer ones do not fit beside the reef. */
const LONGEST_FULL = 235;
const LONGEST_LINE = 85;

const PINK: FactsKey = {
  colour: 'pink',
  levels: [3, 0, 2],
  points: 5,
  limestone: 4,
  phases: 3,
  colours: 2,
  isLaid: false,
};
const FACTS: readonly (FactsKey | null)[] = [
  null,
  PINK,
  { ...PINK, colour: null },
  { ...PINK, levels: [0], points: 0 },
  { ...PINK, limestone: 0, phases: 2, colours: 2 },
  { ...PINK, limestone: 1, phases: 1, colours: 3 },
  { ...PINK, isLaid: true },
];

function sentences(text: string): number {
  return text.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== '').length;
}

describe.each([
  ['German', de],
  ['English', en],
])('the lessons in %s', (_, { lessons }) => {
  test.each(LESSON_NAMES)('%s takes at most two short sentences, in a line one', (name) => {
    for (const facts of FACTS) {
      const { full, line } = lessons.each[name];
      expect(sentences(full(facts)), full(facts)).toBeLessThanOrEqual(2);
      expect(full(facts).length, full(facts)).toBeLessThanOrEqual(LONGEST_FULL);
      expect(sentences(line(facts)), line(facts)).toBe(1);
      expect(line(facts).length, line(facts)).toBeLessThanOrEqual(LONGEST_LINE);
      expect(`${full(facts)} ${line(facts)}`).not.toMatch(/undefined|null|NaN|[^1]0 (?:limestone|Kalksteine)/);
    }
  });
});

test('[7.2] a scoring is told with the numbers of the own reef', () => {
  expect(en.lessons.each.scoring.line(PINK)).toBe(
    'Level 1 counts 3, level 3 counts 2: pink brings 5 points and 4 limestone now.',
  );
  expect(de.lessons.each.scoring.line(PINK)).toBe(
    'Ebene 1 zählt 3, Ebene 3 zählt 2: Pink bringt jetzt 5 Punkte und 4 Kalksteine.',
  );
});

test('[7.2] colours left against scorings left: wait, hurry, or choose', () => {
  const ends = [
    [1, 3],
    [2, 2],
    [3, 2],
  ].map(([colours, phases]) => en.lessons.each.rounds.full({ ...PINK, colours, phases }).split('. ')[1]);
  expect(ends).toEqual([
    'You can still wait, but not for long.',
    'Score one every round from now on.',
    'One each time: choose the best ones.',
  ]);
});

test('[6.1] the exception is told with its rule: it may be the first lesson about laying', () => {
  expect(en.lessons.each.exception.full(PINK)).toBe(
    'On the ground a lumino must touch its own colour. No free place touches pink now: only then may it lie beside any other colour.',
  );
  expect(de.lessons.each.exception.full(PINK)).toBe(
    'Auf dem Boden muss ein Lumino seine Farbe berühren. Jetzt berührt kein freier Platz Pink: Nur dann darf es neben jeder anderen Farbe liegen.',
  );
});

test('[6.1] what was brought into the reef in one gesture is told of as it lies', () => {
  const laid = { ...PINK, isLaid: true };
  expect(en.lessons.each.lay.full(laid)).toBe(
    'Well laid: on the ground a lumino must touch its own colour, here pink. Pale stone is free, and each dark water field costs 1 limestone.',
  );
  expect(de.lessons.each.lay.full(laid)).toBe(
    'Gut gelegt: Auf dem Boden muss ein Lumino seine Farbe Pink berühren. Heller Stein ist kostenlos, jedes dunkle Wasserfeld kostet 1 Kalkstein.',
  );
  expect(en.lessons.each.exception.line(laid)).toBe(
    'No free place touched pink: only then may it lie beside any colour.',
  );
  expect(de.lessons.each.exception.line(laid)).toBe(
    'Neben Pink war kein Platz frei: Nur dann darf es neben jeder Farbe liegen.',
  );
});

test('[5.2] [7] what is rare and told in one line only has its reason in it', () => {
  const { fullStore, emptyBag } = en.lessons.each;
  expect([0, 3].map((limestone) => fullStore.line({ ...PINK, limestone }))).toEqual([
    'Your store holds 10 limestone: it is full, so you get none.',
    'Your store holds 10 limestone: there is room for 3, the rest you do not get.',
  ]);
  expect([2, 1].map((phases) => emptyBag.line({ ...PINK, phases }))).toEqual([
    'The bag was empty: this round is the last, with one more scoring after it.',
    'The bag was empty: this scoring is the last.',
  ]);
});
