import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../../../src/store/analysis/moments';
import { largestParts, lineName, luckSentences, titleOf } from '../../../../src/ui/screens/analysis/words';
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
    /^Nora, (here you could have got about 5 further ahead|here another scoring could have brought about 5 more|waiting here could have brought about 5 more)$/,
  );
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
