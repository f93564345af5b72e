import { describe, expect, test } from 'vitest';
import { FISH } from '../../../../src/history/record';
import {
  addPerson,
  calledIn,
  chooseCharacter,
  chooseFish,
  type Draft,
  hintOf,
  moveSeat,
  removePerson,
  rename,
  seatedIn,
  settledOf,
} from '../../../../src/ui/screens/setup/draft';
import { parseDraft } from '../../../../src/ui/screens/setup/draftText';
import { fishNames, namesIn, table } from './build';

function hintsIn(draft: Draft) {
  return seatedIn(draft).map((person) => hintOf(draft, person, fishNames));
}

describe('the first game', () => {
  test('is for two who go by their fish, on side A, dark, and the lot says who begins', () => {
    expect(settledOf(parseDraft(null), fishNames)).toEqual({
      isGuided: false,
      people: [
        { name: 'Clownfish', fish: 'clownfish', mind: null },
        { name: 'Angelfish', fish: 'angelfish', mind: null },
      ],
      side: 'A',
      scoreBoard: 'dark',
      octopus: 'lot',
    });
  });

  test('[3.1] with lessons is on side A and dark, whatever was chosen before', () => {
    const draft: Draft = { ...parseDraft(null), side: 'B', scoreBoard: 'light' };
    expect(settledOf(draft, fishNames, true)).toMatchObject({ isGuided: true, side: 'A', scoreBoard: 'dark' });
    expect(settledOf(draft, fishNames)).toMatchObject({ isGuided: false, side: 'B', scoreBoard: 'light' });
  });

  test('comes without hints', () => {
    expect(hintsIn(parseDraft(null))).toEqual([null, null]);
  });
});

describe('who plays', () => {
  test('two to four can play', () => {
    const four = addPerson(addPerson(addPerson(parseDraft(null))));
    expect(seatedIn(four).map(({ fish }) => fish)).toEqual(FISH);
    const [a, b, c, d] = four.people.map(({ id }) => id);
    const two = [a, b, c, d].reduce(removePerson, four);
    expect(seatedIn(two).map(({ id }) => id)).toEqual([c, d]);
  });

  test('the player who left last comes back first, with name and fish', () => {
    const left = removePerson(table('Nora', 'Ole', 'Mia', 'Finn'), 1);
    expect(namesIn(left)).toEqual(['Nora', 'Mia', 'Finn']);
    expect(seatedIn(addPerson(left))[3]).toEqual({ id: 1, name: 'Ole', fish: 'angelfish', character: null });
  });

  test('a person who does not play cannot leave', () => {
    const three = table('Nora', 'Ole', 'Mia');
    expect(removePerson(three, three.people[3].id)).toBe(three);
  });

  test.each([
    [0, 2, ['Ole', 'Mia', 'Nora', 'Finn']],
    [3, 0, ['Finn', 'Nora', 'Ole', 'Mia']],
    [1, 2, ['Nora', 'Mia', 'Ole', 'Finn']],
    [2, 2, ['Nora', 'Ole', 'Mia', 'Finn']],
    [0, 4, ['Nora', 'Ole', 'Mia', 'Finn']],
    [-1, 0, ['Nora', 'Ole', 'Mia', 'Finn']],
  ])('from seat %i to seat %i the players in between move up', (from, to, names) => {
    expect(namesIn(moveSeat(table('Nora', 'Ole', 'Mia', 'Finn'), from, to))).toEqual(names);
  });

  test('no player moves to a seat that is not played', () => {
    const three = table('Nora', 'Ole', 'Mia');
    expect(moveSeat(three, 0, 3)).toBe(three);
  });
});

describe('fish', () => {
  test('the owner of the chosen fish gets the other one', () => {
    const swapped = chooseFish(table('Nora', 'Ole', 'Mia'), 0, 'pufferfish');
    expect(seatedIn(swapped).map(({ name, fish }) => [name, fish])).toEqual([
      ['Nora', 'pufferfish'],
      ['Ole', 'angelfish'],
      ['Mia', 'clownfish'],
    ]);
  });

  test('a fish without an owner is simply taken, and the next player to join gets another', () => {
    const swapped = addPerson(addPerson(chooseFish(table('Nora', 'Ole'), 0, 'swordfish')));
    expect(seatedIn(swapped).map(({ fish }) => fish)).toEqual(['swordfish', 'angelfish', 'pufferfish', 'clownfish']);
  });
});

describe('hints', () => {
  test('a name that was taken away gets one, an untouched one none', () => {
    expect(hintsIn(rename(table(null, 'Ole'), 1, '  '))).toEqual([null, { type: 'blank' }]);
  });

  test('all players of the same name get one, however it is written', () => {
    const same = (name: string) => ({ type: 'same', name, count: 3 });
    const draft = rename(table('Nora', 'Ole', 'NORA', 'Mia'), 3, ' nora ');
    expect(hintsIn(draft)).toEqual([same('Nora'), null, same('NORA'), same('nora')]);
  });

  test("so does a player with the name of another player's fish", () => {
    expect(hintsIn(table('angelfish', null))).toEqual([
      { type: 'same', name: 'angelfish', count: 2 },
      { type: 'same', name: 'Angelfish', count: 2 },
    ]);
  });

  test('a person who does not play cannot be mistaken for a player', () => {
    expect(hintsIn(removePerson(table('Nora', 'Ole', 'Nora'), 2))).toEqual([null, null]);
  });
});

describe('what is settled', () => {
  test('blank names become those of the fish, the others are tidied, and the same name may be there twice', () => {
    const draft = rename(rename(table(null, 'Ole', 'Ole'), 0, ' \u200d'), 1, ' Ole ');
    expect(settledOf(draft, fishNames).people.map(({ name }) => name)).toEqual(['Clownfish', 'Ole', 'Ole']);
  });

  test('the chosen player begins in any seat', () => {
    const draft = { ...table('Nora', 'Ole', 'Mia'), beginner: 0 };
    expect(settledOf(moveSeat(draft, 0, 2), fishNames).octopus).toBe(2);
  });

  test('if they leave the lot decides', () => {
    const draft = { ...table('Nora', 'Ole', 'Mia'), beginner: 2 };
    expect(settledOf(addPerson(removePerson(draft, 2)), fishNames).octopus).toBe('lot');
    expect(settledOf(removePerson(draft, 0), fishNames).octopus).toBe(1);
  });
});

describe('characters', () => {
  test('play with their own names and minds, a second one of the same with a number', () => {
    const draft = chooseCharacter(chooseCharacter(table('Nora', null, null), 1, 'easy'), 2, 'easy');
    expect(settledOf(draft, fishNames).people).toEqual([
      { name: 'Nora', fish: 'clownfish', mind: null },
      { name: 'Pip', fish: 'angelfish', mind: { character: 'easy', version: 3 } },
      { name: 'Pip 2', fish: 'pufferfish', mind: { character: 'easy', version: 3 } },
    ]);
    expect(hintOf(draft, draft.people[1], fishNames)).toBe(null);
  });

  test('come as one more player, and give way to a person again', () => {
    const joined = addPerson(table('Nora', 'Ole'), 'strongest');
    expect(calledIn(seatedIn(joined)[2], fishNames)).toBe('Orla');
    expect(calledIn(seatedIn(chooseCharacter(joined, seatedIn(joined)[2].id, null))[2], fishNames)).toBe('Pufferfish');
  });
});
