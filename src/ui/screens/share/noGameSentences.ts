import type { ShareTexts } from '../../../i18n/en/share';

export type Why = 'damaged' | 'newer' | 'olderRules';

/** Each reason has sentences of its own. */
export function chooseSentences(why: Why, texts: ShareTexts) {
  switch (why) {
    case 'damaged':
      return { heading: texts.damaged, means: texts.damagedMeans, now: texts.damagedNow };
    case 'newer':
      return { heading: texts.newer, means: texts.newerMeans, now: texts.newerNow };
    case 'olderRules':
      return { heading: texts.olderRules, means: texts.olderRulesMeans, now: texts.olderRulesNow };
  }
}
