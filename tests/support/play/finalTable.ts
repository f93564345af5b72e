import { withMinus } from '../../../src/i18n/withMinus';
import type { GameEvent } from '../../../src/rules/events';
import { SCORE_CATEGORIES } from '../../../src/rules/scores';
import type { Seat } from '../../../src/rules/state';
import type { Turning } from '../rules/randomGame';
import { type Match, textsOf } from './match';

type Cells = readonly (readonly string[])[];

/** Everyone's points by what they are for: from what happened move by move, and from the last word of the rules. */
export function finalTable(match: Match, turnings: readonly Turning[]): Cells {
  const { ending } = textsOf(match);
  const events = turnings.flatMap(({ played }) => played.events);
  const [{ scores }] = eventsOf('gameEnded', events);
  const { players } = turnings[turnings.length - 1].played.state;
  const row = (title: string, pointsOf: (seat: Seat) => number) => [
    title,
    ...players.map((_, seat) => withMinus(pointsOf(seat))),
  ];
  const scored = eventsOf('colourScored', events).map(({ seat, score }) => ({ seat, points: score.points }));
  const discarded = eventsOf('discarded', events).map(({ seat, points }) => ({ seat, points: -points }));
  const categories = SCORE_CATEGORIES.filter((category) => category !== 'remote' || match.side === 'B');
  return [
    [ending.category, ...match.names],
    row(ending.rows.coral, (seat) => sumFor(seat, scored)),
    row(ending.rows.discards, (seat) => sumFor(seat, discarded)),
    ...categories.map((category) => row(ending.rows[category], (seat) => scores[seat].sums[category])),
    row(ending.rows.total, (seat) => players[seat].points),
  ];
}

/** Everyone's points at the end of each round. */
export function pointsByRound(match: Match, turnings: readonly Turning[]): Cells {
  const { ending } = textsOf(match);
  const ends = turnings
    .filter(({ before, played: { state } }) => state.round !== before.round || state.step.type === 'over')
    .map(({ played }) => played.state);
  return [
    [ending.round, ...match.names],
    ...[turnings[0].before, ...ends].map(({ players }, round) => [
      round === 0 ? ending.start : String(round),
      ...players.map(({ points }) => withMinus(points)),
    ]),
  ];
}

/** Of many events those of one type. */
export function eventsOf<Type extends GameEvent['type']>(type: Type, events: readonly GameEvent[]) {
  return events.filter((event): event is Extract<GameEvent, { readonly type: Type }> => event.type === type);
}

function sumFor(seat: Seat, gains: readonly { readonly seat: Seat; readonly points: number }[]): number {
  return gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
}
