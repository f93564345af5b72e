import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { BOARDS } from '../../src/rules/data/boards';
import { STORE } from '../../src/rules/data/limestone';
import { LUMINOS } from '../../src/rules/data/luminos';
import { finalScores } from '../../src/rules/play/finalScoring';
import { EMPTY_REEF } from '../../src/rules/reef';
import { game } from '../support/rules/build';
import { finalState } from '../support/rules/finalState';
import { GUIDE_TEXTS } from '../support/texts';

/** Every text by its path; what functions make is asked for below. */
function textsOf(texts: object, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'function') return [[above + key, '()']] as const;
    return typeof value === 'object' ? textsOf(value, `${above}${key}.`) : ([[above + key, String(value)]] as const);
  });
}

const [DE, EN] = [textsOf(GUIDE_TEXTS.de), textsOf(GUIDE_TEXTS.en)];

test('both languages say the same things, and nothing is left empty', () => {
  expect(DE.map(([path]) => path)).toEqual(EN.map(([path]) => path));
  expect(EN.length).toBeGreaterThan(100);
  for (const [path, text] of [...DE, ...EN]) expect([path, text]).toEqual([path, expect.stringMatching(/\S/)]);
});

test('both languages give the same numbers', () => {
  const numbers = (text: string) => [...(text.match(/\d+/g) ?? [])].sort();
  for (const [index, [path, text]] of EN.entries())
    expect([path, numbers(DE[index][1])]).toEqual([path, numbers(text)]);
});

describe.each(LANGUAGES)('what the guide says in numbers (%s)', (language) => {
  const { luminos, act, special, discard, emergency, final } = GUIDE_TEXTS[language];

  test('[1] which luminos have an animal', () => {
    const values = (has: boolean) => [
      ...new Set(LUMINOS.filter(({ animal }) => (animal !== null) === has).map(({ value }) => value)),
    ];
    expect(luminos.says.match(/\d/g)).toEqual([...values(true), ...values(false)].map(String));
  });

  test('[1] what the store holds', () => {
    expect(act.limestone).toContain(String(STORE));
  });

  test('[3.3] the emergency stack', () => {
    const aside = [3, 4].map((players) => game({ players: players === 3 ? 3 : 4 }).supply.emergency.length);
    for (const count of aside) expect(emergency.stack).toContain(String(count));
    expect(aside).toEqual([6, 8]);
  });

  test('[8.1] [8.2] jellyfish and limestone', () => {
    const tokens = { yellow: 'jellyfish', pink: 'coral', green: 'gone', blue: 'coral' } as const;
    const [score] = finalScores(finalState([EMPTY_REEF, EMPTY_REEF], {}, [{ limestone: 2, tokens }]));
    expect([score.jellyfish.points, score.limestone.points]).toEqual([2, 1]);
    expect([final.jellyfish.text, special.price].map((text) => text.includes('2'))).toEqual([true, true]);
    expect(final.limestone.text.match(/\d/g)).toEqual(['1', '2']);
    expect(discard.price).toMatch(/^−1 /);
  });

  test('[2] the remote limestone of side B, row by row', () => {
    const shown = BOARDS.B.remote.map(({ penalty }) => `−${penalty}`);
    expect(final.remote.shows.match(/−\d/g)).toEqual(shown);
  });
});

describe('grammar', () => {
  test.each([
    [1, '1 point', '1 Punkt'],
    [4, '4 points', '4 Punkte'],
  ])('%i points', (points, en, de) => {
    expect([GUIDE_TEXTS.en.points(points), GUIDE_TEXTS.de.points(points)]).toEqual([en, de]);
  });

  test.each([
    [1, 4, 'Rounds 1–4', 'Runde 1–4'],
    [10, 10, 'Round 10', 'Runde 10'],
  ])('rounds %i to %i', (from, to, en, de) => {
    expect(LANGUAGES.map((each) => GUIDE_TEXTS[each].scoring.rounds(from, to))).toEqual([de, en]);
  });

  test.each([
    [1, '1 or more', '1 oder mehr'],
    [6, 'all 6', 'alle 6'],
  ])('from %i on', (least, en, de) => {
    expect([GUIDE_TEXTS.en.final.fromOn(least), GUIDE_TEXTS.de.final.fromOn(least)]).toEqual([en, de]);
  });
});
