import type { Instead, PointSource, Why, WhyPart } from '../../../../bots/why';
import type { Person } from '../../../../history/record';
import type { TableTexts } from '../../../../i18n/en/table/table';
import { pointsLabel } from '../../../boardScreen/light';
import { halfName } from '../../../boardScreen/names';
import { sourceName } from '../../../story/sourceNames';
import type { ShownWhy } from '../tableScreen';

/** What the card says, in words. */
export interface WhyWords {
  readonly title: string;
  readonly lines: readonly WhyLine[];
  /** The choice that all of it is compared with. */
  readonly compared: string;
}

export interface WhyLine {
  /** What its sign shows. */
  readonly source: PointSource | { readonly type: 'rest' | 'later' };
  readonly points: number;
  /** "+3", "about +2". */
  readonly amount: string;
  readonly words: string;
}

/** Three short lines of what can be counted, and one of what is expected later. */
const MOST_COUNTED = 3;

/** Less than that nobody should call a difference. */
const LEAST_DIFFERENCE = 0.75;

export function whyLines(texts: TableTexts, people: readonly Person[], { seat, decision, why }: ShownWhy): WhyWords {
  const title = texts.why.title[decision];
  if (why === null) return { title, lines: [], compared: '' };
  const gain = why.parts.reduce((sum, { points }) => sum + points, why.later ?? 0);
  const isEasy = people[seat]?.mind?.character === 'easy';
  const verdict =
    gain >= LEAST_DIFFERENCE ? 'worse' : gain > -LEAST_DIFFERENCE ? 'equal' : isEasy ? 'overlooked' : 'whim';
  return {
    title,
    lines: [...countedLines(texts, why.parts), ...laterLines(texts, why)],
    compared: texts.why.compared[verdict](insteadName(texts, why.instead)),
  };
}

/** Where there are many, the smallest are one line together: all lines sum up to the whole. */
export function countedLines(texts: TableTexts, parts: readonly WhyPart[], most = MOST_COUNTED): readonly WhyLine[] {
  const count = parts.length > most ? most - 1 : parts.length;
  const lines = parts.slice(0, count).map(({ source, points }) => {
    return { source, points, amount: pointsLabel(points), words: sourceName(texts, source) };
  });
  const rest = parts.slice(count).reduce((sum, { points }) => sum + points, 0);
  if (rest === 0) return lines;
  return [...lines, { source: { type: 'rest' }, points: rest, amount: pointsLabel(rest), words: texts.why.rest }];
}

function laterLines({ why: words }: TableTexts, { later, inReach }: Why): readonly WhyLine[] {
  if (later === null || Math.abs(later) < LEAST_DIFFERENCE) return [];
  const points = Math.round(later);
  const reason = inReach !== null && points > 0 ? `: ${words.inReach(inReach.animal, inReach.count)}` : '';
  const amount = words.about(pointsLabel(points));
  return [{ source: { type: 'later' }, points, amount, words: `${words.later}${reason}` }];
}

function insteadName(texts: TableTexts, instead: Instead): string {
  const { why: words } = texts;
  if (instead.type === 'pass') return words.wait;
  if (instead.type === 'score') return words.score(instead.colour);
  const { offer, take } = instead;
  const nameOf = (lumino: number) => halfName(texts, 2 * lumino);
  const parts = [
    ...(offer === null ? [] : [words.offer(nameOf(offer))]),
    ...(take === null ? [] : [take.type === 'limestone' ? words.takeLimestone : words.take(take.luminos.map(nameOf))]),
  ];
  return parts.length === 0 ? words.layElsewhere : parts.join(', ');
}
