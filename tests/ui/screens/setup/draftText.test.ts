import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FISH } from '../../../../src/history/record';
import { optionsProblem } from '../../../../src/rules/play/deal';
import type { GameOptions } from '../../../../src/rules/state';
import { isBlank } from '../../../../src/ui/kit/gameFacts/personName';
import { chooseCharacter, chooseFish, type Draft, rename, settledOf } from '../../../../src/ui/screens/setup/draft';
import { formatDraft, parseDraft } from '../../../../src/ui/screens/setup/draftText';
import { anyText, fishNames, namesIn, table } from './build';

test('a draft survives being written and read', () => {
  const draft: Draft = {
    ...chooseFish(table('Nora', null, '小林'), 0, 'swordfish'),
    side: 'B',
    scoreBoard: 'light',
    beginner: 2,
  };
  expect(parseDraft(formatDraft(draft))).toEqual(draft);
});

test('characters survive it, and so does the name of the person who had the seat', () => {
  const draft = chooseCharacter(chooseCharacter(table('Nora', 'Ole', 'Mia'), 1, 'easy'), 2, 'easy');
  const read = parseDraft(formatDraft(draft));
  expect(read).toEqual(draft);
  expect(namesIn(chooseCharacter(read, 1, null))).toEqual(['Nora', 'Ole', 'Mia']);
});

test('an unknown character is a person', () => {
  const people = [{ name: 'Nora' }, { name: 'Ole', character: 'kraken' }, { character: 7 }];
  expect(parseDraft(JSON.stringify({ people, count: 3 })).people.map(({ character }) => character)).toEqual(
    FISH.map(() => null),
  );
});

test('who was left without a name last time is untouched this time', () => {
  expect(namesIn(parseDraft(formatDraft(rename(table('Nora', 'Ole'), 1, ' '))))).toEqual(['Nora', null]);
});

test.each([
  null,
  '',
  'no JSON',
  'null',
  '[]',
  '"text"',
  '{"people":{"length":4},"count":"3","side":"C","scoreBoard":0,"beginner":"me"}',
  '{"people":[null,7,[],{"name":{},"fish":"cod"}],"count":1,"beginner":-1}',
  '{"count":5,"beginner":1.5}',
])('%j is read as the first game', (text) => {
  expect(parseDraft(text)).toEqual({
    people: FISH.map((fish, id) => ({ id, name: null, fish, character: null })),
    count: 2,
    side: 'A',
    scoreBoard: 'dark',
    beginner: 'lot',
    isGuided: null,
  });
});

test('of lessons only a "no" is for next time', () => {
  const again = (isGuided: boolean) => parseDraft(formatDraft({ ...parseDraft(null), isGuided })).isGuided;
  expect(again(false)).toBe(false);
  expect(again(true)).toBeNull();
});

test('a fish that is claimed twice belongs to the first player who claims it', () => {
  const people = ['swordfish', 'swordfish', 'clownfish'].map((fish) => ({ fish }));
  const read = parseDraft(JSON.stringify({ people })).people.map(({ fish }) => fish);
  expect(read).toEqual(['swordfish', 'clownfish', 'angelfish', 'pufferfish']);
});

test('a seat without a player cannot begin', () => {
  expect(parseDraft('{"count":3,"beginner":3}').beginner).toBe('lot');
  expect(parseDraft('{"count":3,"beginner":2}').beginner).toBe(2);
});

test('whatever was stored, there is a game to play', () => {
  const draftLike = fc.record(
    {
      people: fc.array(fc.record({ name: anyText, fish: fc.constantFrom(...FISH) }, { requiredKeys: [] })),
      count: fc.integer({ min: 0, max: 6 }),
      side: fc.constantFrom('A', 'B', 'C'),
      scoreBoard: fc.constantFrom('dark', 'light', ''),
      beginner: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant('lot')),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    draftLike.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const draft = parseDraft(stored);
      const { people, ...options } = settledOf(draft, fishNames);
      expect(optionsProblem({ ...options, players: people.length as GameOptions['players'], seed: 1 })).toBeNull();
      expect(people.filter(({ name }) => isBlank(name) || name.length > 80)).toEqual([]);
      expect(new Set(draft.people.map(({ fish }) => fish)).size).toBe(4);
      expect(parseDraft(formatDraft(draft))).toEqual(draft);
    }),
  );
});
