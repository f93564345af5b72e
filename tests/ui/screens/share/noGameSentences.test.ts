import { describe, expect, test } from 'vitest';
import { decodeGame, encodeGame } from '../../../../src/storage/links/compact';
import { RULES_VERSION } from '../../../../src/storage/versions';
import { chooseSentences } from '../../../../src/ui/screens/share/noGameSentences';
import { RUNNING } from '../../../support/storage/samples';
import { SHARE_TEXTS } from '../../../support/texts';

describe.each(['de', 'en'] as const)('[share] a link that cannot be read: %s', (language) => {
  const texts = SHARE_TEXTS[language];

  // The app has no older rules yet, so no link of today shows this in a browser: the next rules read one of these.
  test('has its own sentences if older rules made it', () => {
    const decoded = decodeGame(encodeGame(RUNNING, RULES_VERSION) ?? '', RULES_VERSION + 1);
    if (decoded.ok) throw new Error('the next rules must refuse it');
    expect(chooseSentences(decoded.why, texts)).toEqual({
      heading: texts.olderRules,
      means: texts.olderRulesMeans,
      now: texts.olderRulesNow,
    });
  });

  test('has its own sentences if a newer app made it', () => {
    const decoded = decodeGame(encodeGame(RUNNING, RULES_VERSION + 1) ?? '');
    if (decoded.ok) throw new Error('these rules must refuse it');
    expect(chooseSentences(decoded.why, texts)).toEqual({
      heading: texts.newer,
      means: texts.newerMeans,
      now: texts.newerNow,
    });
  });

  test('has its own sentences if it is damaged', () => {
    const decoded = decodeGame('AAAA');
    if (decoded.ok) throw new Error('it is no code');
    expect(chooseSentences(decoded.why, texts)).toEqual({
      heading: texts.damaged,
      means: texts.damagedMeans,
      now: texts.damagedNow,
    });
  });

  test('has other sentences for each reason', () => {
    const all = (['damaged', 'newer', 'olderRules'] as const).flatMap((why) =>
      Object.values(chooseSentences(why, texts)),
    );
    expect(new Set(all).size).toBe(9);
  });
});
