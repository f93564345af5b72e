import { describe, expect, test } from 'vitest';
import type { Move } from '../../../../src/rules/state';
import { type Moment, momentsOf } from '../../../../src/store/analysis/moments';
import { largestParts, lineName, luckSentences, partName, titleOf } from '../../../../src/ui/screens/analysis/words';
import { sampleReport } from '../../../support/sampleReport';
import { TWO } from '../../../support/scenes/games';
import { ANALYSIS_TEXTS, TABLE_TEXTS } from '../../../support/texts';

const { en, de } = ANALYSIS_TEXTS;
const nameOf = (seat: number) => ['Nora', 'Ole', 'Mia'][seat];

describe('[analysis] luck in sentences', () => {
  test.each([
    [
      [4.2, 1.4],
      'The bag gave Nora 4 points and Ole 1 point.',
      'Der Beutel hat Nora 4 Punkte und Ole 1 Punkt geschenkt.',
    ],
    [
      [-3, 2.6],
      'The bag gave Ole 3 points. It took 3 points from Nora.',
      'Der Beutel hat Ole 3 Punkte geschenkt. Genommen hat er Nora 3 Punkte.',
    ],
    [
      [-1, -2.2],
      'The bag took 2 points from Ole and 1 point from Nora.',
      'Der Beutel hat Ole 2 Punkte und Nora 1 Punkt genommen.',
    ],
    [[0.3, -0.4], 'For Nora and Ole it was about even.', 'Für Nora und Ole hielt es sich etwa die Waage.'],
    [
      [-1, 0, 5],
      'The bag gave Mia 5 points. It took 1 point from Nora. For Ole it was about even.',
      'Der Beutel hat Mia 5 Punkte geschenkt. Genommen hat er Nora 1 Punkt. Für Ole hielt es sich etwa die Waage.',
    ],
  ])('%j', (luck, english, german) => {
    expect(luckSentences(en, nameOf, luck).join(' ')).toBe(english);
    expect(luckSentences(de, nameOf, luck).join(' ')).toBe(german);
  });
});

test('[analysis] a loss is told as what could have been, a fine move as praise', () => {
  const report = sampleReport(TWO, [11], [2]);
  const [fine, loss] = momentsOf(report, TWO.past, TWO.state);
  expect(titleOf(en, 'Nora', fine)).toBe('Nora, that was a fine move');
  const title = titleOf(en, 'Nora', loss);
  expect(title).toMatch(
    /^Nora, (here you could have got about 5 further ahead|here another scoring could have brought about 5 more|a scoring here could have brought about 5 more|waiting here could have brought about 5 more)$/,
  );
});

test('[analysis] who has waited is not told of another scoring', () => {
  const decision = { type: 'scoring', parts: [] } as unknown as Moment['decision'];
  const line = (move: Move) => ({ moves: [move], after: TWO.state });
  const pass = line({ type: 'pass' });
  const [green, blue] = (['green', 'blue'] as const).map((colour) => line({ type: 'score', colour }));
  const points = { mean: 3.2, low: 1, high: 5, rollouts: 16 };
  const title = (played: Moment['played'], better: Moment['better']) =>
    titleOf(en, 'Nora', { isFine: false, points, decision, before: TWO.state, played, better });
  expect(title(pass, green)).toBe('Nora, a scoring here could have brought about 3 more');
  expect(title(blue, green)).toBe('Nora, here another scoring could have brought about 3 more');
  expect(title(blue, pass)).toBe('Nora, waiting here could have brought about 3 more');
});

test('[analysis] what the others would have had is told by its sign, and of two by the name', () => {
  const nameOfPart = (points: number, rival: string | null) =>
    partName(en, TABLE_TEXTS.en, { source: { type: 'rival' }, points }, rival);
  expect(nameOfPart(-2, 'Ole')).toBe('because Ole would have had less');
  expect(nameOfPart(1, 'Ole')).toBe('because Ole would have had more');
  expect(nameOfPart(1, null)).toBe('because the others would have had more');
});

test('[analysis] moves have words in either language, also such that leave no trace on the reef', () => {
  const special = { type: 'special', from: 'atoll', luminos: [3, 4] } as const;
  expect(lineName(en, TABLE_TEXTS.en, [special])).toBe('swap 2 luminos in the atoll');
  expect(lineName(de, TABLE_TEXTS.de, [special])).toBe('2 Luminos im Atoll tauschen');
  expect(lineName(en, TABLE_TEXTS.en, [{ type: 'endTurn' }])).toBe(en.nothing);
  expect(lineName(en, TABLE_TEXTS.en, [{ type: 'pass' }])).toBe(TABLE_TEXTS.en.why.wait);
});

test('[analysis] of many parts the three largest are told, and none that is less than a point', () => {
  const colour = (points: number) => ({ source: { type: 'limestone' }, points }) as const;
  expect(
    largestParts([colour(0.4), colour(1), colour(-3), colour(2), colour(-1.6)]).map(({ points }) => points),
  ).toEqual([-3, 2, -1.6]);
});

test('[analysis] figures have a minus sign, and the decimal sign of their language', () => {
  expect([en.amount(-3.14), en.amount(2), en.loss(3.14), en.range(-4.2, -2)]).toEqual([
    '−3.1',
    '+2.0',
    '−3.1',
    '−4.2 to −2.0',
  ]);
  expect([de.amount(-3.14), de.range(-4.2, -2)]).toEqual(['−3,1', '−4,2 bis −2,0']);
});
