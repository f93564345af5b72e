import type { LossSource } from '../../../../bots/analysis/report';
import type { puzzle as PuzzleTextsEn } from '../../../../i18n/en/puzzle';
import type { TableTexts } from '../../../../i18n/en/table/table';
import type { PuzzleGame } from '../../../../store/puzzle/puzzleGame';
import { isFound, isOver, MOST_TRIES } from '../../../../store/puzzle/tries';

type PuzzleTexts = Readonly<typeof PuzzleTextsEn>;

/** How the last try went, and how certain that is. */
export function verdictOf(
  texts: PuzzleTexts,
  locale: string,
  { tries, puzzle, shownTurn }: PuzzleGame,
): { readonly title: string; readonly sure: string | null } {
  const last = tries.value.at(-1);
  if (last === undefined) return { title: texts.bestTurn, sure: null };
  const { loss, isCertain } = last.worth;
  const points = (value: number) => formatPoints(locale, value);
  const sure = texts.sure(points(loss.low), points(loss.high), loss.rollouts);
  if (!isFound(last)) {
    const isShown = isOver(tries.value) && shownTurn.value === 'best';
    return { title: isShown ? texts.bestTurn : texts.less(points(loss.mean)), sure };
  }
  if (isCertain) return { title: texts.better(points(-loss.mean)), sure: null };
  const isSame = loss.mean === 0 && loss.low === 0 && loss.high === 0;
  return { title: isSame ? texts.found : texts.asGood, sure: texts.ahead(points(puzzle.margin.mean)) };
}

export interface PuzzleLine {
  readonly source: LossSource;
  readonly points: number;
  readonly amount: string;
  readonly words: string;
}

/** More would have to be read, not seen. */
const MOST_LINES = 4;

/** Where the points come from that the best turn brings more than the last one that was tried. */
export function puzzleLines(
  { why }: TableTexts,
  texts: PuzzleTexts,
  locale: string,
  { tries }: PuzzleGame,
): readonly PuzzleLine[] {
  const last = tries.value.at(-1);
  if (last === undefined || isFound(last) || tries.value.length < MOST_TRIES) return [];
  return last.worth.parts.slice(0, MOST_LINES).map(({ source, points: less }) => {
    const points = -less;
    const sign = points < 0 ? '−' : '+';
    return {
      source,
      points,
      amount: `${sign}${formatPoints(locale, Math.abs(points))}`,
      words: wordsOf(source, points),
    };
  });

  function wordsOf(source: LossSource, points: number): string {
    switch (source.type) {
      case 'colour':
        return why.colour(source.colour);
      case 'animal':
        return why.animal(source.animal);
      case 'majority':
        return why.majority(source.colour);
      case 'rival':
        return points < 0 ? texts.rivalMore : texts.rival;
      case 'limestone':
      case 'remote':
      case 'jellyfish':
      case 'discard':
        return why[source.type];
    }
  }
}

/** "2.4", with the sign and the comma of the language. */
function formatPoints(locale: string, points: number): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // Without a minus before a zero.
  return format.format(Math.round(10 * points) / 10 + 0).replace('-', '−');
}
