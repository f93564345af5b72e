import type { Made } from '../../history/timeline';
import type { Colour } from '../../rules/data/luminos';
import { finalScores } from '../../rules/play/finalScoring';
import { type FinalScore, SCORE_CATEGORIES, type ScoreCategory } from '../../rules/scores';
import type { GameState, Seat } from '../../rules/state';

/** Where a player's points come from. All of it together is what the player has. */
export interface Sources {
  /** What the player had when the game came to this table. */
  readonly before: number;
  readonly scorings: readonly ScoringSource[];
  /** What discarded luminos cost: not above 0. */
  readonly discards: number;
  /** Once the game is over. */
  readonly final: FinalScore | null;
  readonly points: number;
}

export interface ScoringSource {
  readonly colour: Colour;
  /** Where the turtle stood. */
  readonly round: number;
  readonly points: number;
}

/** What the final scoring counts, in its order. Remote limestone is on side B only. */
export function categoriesOf({ side }: GameState): readonly ScoreCategory[] {
  return SCORE_CATEGORIES.filter((category) => category !== 'remote' || side === 'B');
}

/** By seat. */
export function sourcesOf(past: readonly Made[], state: GameState): readonly Sources[] {
  const first = past[0]?.state ?? state;
  const finals = state.step.type === 'over' ? finalScores(state) : null;
  return state.players.map(({ points }, seat) => {
    const final = finals?.[seat] ?? null;
    // A game that was over when it came had its final scoring before.
    const scoredBefore = first.step.type === 'over' ? (final?.points ?? 0) : 0;
    return {
      before: first.players[seat].points - scoredBefore,
      scorings: scoringsOf(past, seat),
      discards: discardsOf(past, seat),
      final,
      points,
    };
  });
}

function scoringsOf(past: readonly Made[], seat: Seat): readonly ScoringSource[] {
  return past.flatMap(({ state: { round }, events }) =>
    events.flatMap((event) =>
      event.type === 'colourScored' && event.seat === seat
        ? [{ colour: event.score.colour, round, points: event.score.points }]
        : [],
    ),
  );
}

function discardsOf(past: readonly Made[], seat: Seat): number {
  const costs = past.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'discarded' && event.seat === seat ? [event.points] : [])),
  );
  return 0 - costs.reduce((sum, cost) => sum + cost, 0);
}
