import type { LossPart } from '../../../bots/analysis/report';
import type { AnalysisTexts } from '../../../i18n/en/analysis';
import type { TableTexts } from '../../../i18n/en/table/table';
import type { Move, Seat } from '../../../rules/state';
import type { Moment } from '../../../store/analysis/moments';
import { movesName } from '../../story/moveNames';
import { sourceName } from '../../story/sourceNames';

/** What a moment is about, to the one who has decided. */
export function titleOf(
  texts: AnalysisTexts,
  name: string,
  { isFine, points, decision, played, better }: Moment,
): string {
  if (isFine) return texts.fine(name);
  const count = Math.round(points.mean);
  if (decision.type !== 'scoring') {
    const rival = decision.parts.find(({ source }) => source.type === 'rival')?.points ?? 0;
    return Math.round(rival) === 0 ? texts.could(name, count) : texts.couldLead(name, count);
  }
  const isWaiting = (moves: readonly Move[]) => moves.some(({ type }) => type === 'pass');
  if (better !== null && isWaiting(better.moves)) return texts.couldWait(name, count);
  return isWaiting(played.moves) ? texts.couldScoreNow(name, count) : texts.couldScore(name, count);
}

/** What was done or could have been, in words, places included. */
export function lineName(texts: AnalysisTexts, table: TableTexts, moves: readonly Move[]): string {
  const special = moves.flatMap((move) =>
    move.type === 'special' ? [texts.swap(move.luminos.length, move.from)] : [],
  );
  const start = moves.some(({ type }) => type === 'layStart') ? [texts.layStart] : [];
  const rest = movesName(table, moves);
  const all = [...start, ...special, ...(rest === '' ? [] : [rest])];
  return all.length === 0 ? texts.nothing : all.join(', ');
}

/** For where a picture shows the places. */
export function withoutLays(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ type }) => type !== 'lay' && type !== 'endTurn');
}

/** What points are for. `rival`: who the best other player is, where there is one only. */
export function partName(
  texts: AnalysisTexts,
  table: TableTexts,
  { source, points }: LossPart,
  rival: string | null,
): string {
  if (source.type !== 'rival') return sourceName(table, source);
  return points < 0 ? texts.rivalLess(rival) : texts.rivalMore(rival);
}

const MOST_PARTS = 3;

/** Those that make a whole point or more. */
export function largestParts(parts: readonly LossPart[]): readonly LossPart[] {
  return [...parts]
    .filter(({ points }) => Math.round(points) !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_PARTS);
}

/** Luck in whole sentences: whom the bag gave something, from whom it took, and for whom it was even. */
export function luckSentences(
  texts: AnalysisTexts,
  nameOf: (seat: Seat) => string,
  luck: readonly number[],
): readonly string[] {
  const shares = luck.map((points, seat) => ({ name: nameOf(seat), points: Math.round(points) }));
  const byPoints = [...shares].sort((one, other) => other.points - one.points);
  const gave = byPoints.filter(({ points }) => points > 0);
  const took = byPoints.filter(({ points }) => points < 0).reverse();
  const even = byPoints.filter(({ points }) => points === 0);
  return [
    ...(gave.length > 0 ? [texts.gave(gave.map(({ name, points }) => texts.gaveShare(name, points)))] : []),
    ...(took.length > 0
      ? [
          (gave.length > 0 ? texts.took : texts.tookOnly)(
            took.map(({ name, points }) => texts.tookShare(name, -points)),
          ),
        ]
      : []),
    ...(even.length > 0 ? [texts.even(even.map(({ name }) => name))] : []),
  ];
}
