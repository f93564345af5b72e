import type { Advice, Way } from '../../../../bots/advice';
import type { Matter } from '../../../../bots/matter';
import type { Person } from '../../../../history/record';
import type { TableTexts } from '../../../../i18n/en/table/table';
import { seatName } from '../../../boardScreen/names';
import { movesName } from '../../../story/moveNames';
import { countedLines, type WhyLine } from '../why/lines';
import type { ShownHint } from './hints';

/** What matters now, in one sentence. */
export function matterSentence(texts: TableTexts, people: readonly Person[], matter: Matter): string {
  const { hint } = texts;
  switch (matter.type) {
    case 'level':
      return hint.level(matter.colour, matter.level);
    case 'low':
      return hint.low(matter.colour, matter.level, matter.points);
    case 'animals':
      return hint.animals(matter.animal, matter.count, matter.points, matter.more, matter.brings);
    case 'neighbours':
      return hint.neighbours(matter.animal, matter.small, matter.large, matter.many);
    case 'majority':
      return hint.majority(matter.colour, matter.own, seatName(texts, people, matter.rival), matter.theirs);
    case 'limestone':
      return (matter.isOffered ? hint.limestoneOffered : hint.limestone)(matter.store, matter.brings);
    case 'remote':
      return hint.remote(matter.points);
    case 'discard':
      return hint.discard(matter.luminos);
    case 'later':
      return hint.later(matter.colours, matter.phases);
    case 'score':
      return hint.score(matter.colour, matter.points, matter.colours, matter.phases);
  }
}

/** A way in words, places included: "offer pink 3, take green 5, lay green 5 onto row 3, field 2 and row 3, field 3". */
export function wayName(texts: TableTexts, { moves }: Way): string {
  return movesName(texts, moves);
}

/** There is more room than beside a character's reasons, which compare two turns. */
const MOST_LINES = 4;

/** Part by part what the way brings. */
export function wayLines(texts: TableTexts, { parts }: Way): readonly WhyLine[] {
  return countedLines(texts, parts, MOST_LINES);
}

/** What speaks for it beyond that; null if all can be counted. */
export function wayRest({ hint }: TableTexts, { parts, isForLater }: Way): string | null {
  if (parts.length === 0) return hint.nothingYet;
  return isForLater ? hint.moreLater : null;
}

/** Whether it is about a scoring, not a turn. */
export function subjectOf({ matter }: Advice): 'turn' | 'score' {
  return matter.type === 'score' ? 'score' : 'turn';
}

/** Above the ways, and above the best one. */
export function hintTitle(
  { hint }: TableTexts,
  { step, advice }: Extract<ShownHint, { readonly advice: Advice }>,
): string {
  if (step !== 'best') return hint.title.ways[subjectOf(advice)];
  return advice.ways.length === 1 ? hint.title.only : hint.title.best(advice.best + 1);
}

/** What a step says to those who listen, in one go. */
export function spokenHint(texts: TableTexts, people: readonly Person[], shown: ShownHint): string {
  const { hint } = texts;
  switch (shown.step) {
    case 'asking':
      return '';
    case 'none':
      return `${hint.none}.`;
    case 'matters':
      return matterSentence(texts, people, shown.advice.matter);
    case 'ways': {
      const ways = shown.advice.ways.map((way) => wayName(texts, way));
      return hint.spokenWays(hintTitle(texts, shown), ways);
    }
    case 'best': {
      const way = shown.advice.ways[shown.advice.best];
      const rest = wayRest(texts, way);
      const lines = wayLines(texts, way).map(({ amount, words }) => hint.brings(amount, words));
      return hint.spokenBest(hintTitle(texts, shown), wayName(texts, way), rest === null ? lines : [...lines, rest]);
    }
  }
}
