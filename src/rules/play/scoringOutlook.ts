import { COLOURS, type Colour } from '../data/luminos';
import { highestLevel, visibleCorals } from '../reef';
import type { ColourScore } from '../scores';
import { type GameState, LAST_ROUND, type Reef, type Seat } from '../state';
import { JELLYFISH_POINTS } from './finalScoring';
import { isLastScoring, scoreColour, scoringLimestone } from './scoringPhase';

/** [7.2] Everyone in the order in which they decide: from the octopus on. */
export function scoringOrder({ octopus, players }: Pick<GameState, 'octopus' | 'players'>): readonly Seat[] {
  return players.map((_, turn) => (octopus + turn) % players.length);
}

/** [7.2] Who has not decided yet in this scoring phase, the player to move first; empty in other phases. */
export function decidersLeft(state: GameState): readonly Seat[] {
  if (state.step.type !== 'score') return [];
  const order = scoringOrder(state);
  return order.slice(order.indexOf(state.seat));
}

/** The colours that this player can still score. */
export function openColours({ players }: Pick<GameState, 'players'>, seat: Seat): readonly Colour[] {
  return COLOURS.filter((colour) => players[seat].tokens[colour] === 'coral');
}

/** [7] How many scoring phases are left, with the one that goes on or comes next; fewer if the bag should run out later. */
export function scoringPhasesLeft({ round, ending, step }: Pick<GameState, 'round' | 'ending' | 'step'>): number {
  if (step.type === 'over') return 0;
  if (isLastScoring({ round, ending })) return 1;
  return ending === 'called' ? 2 : LAST_ROUND - round + 1;
}

/** What passing costs the player to move. */
export type PassCost =
  | { readonly type: 'nothing' }
  /** Until now every colour could still be scored; afterwards there are fewer scoring phases than colours. */
  | { readonly type: 'colour'; readonly colours: number; readonly phases: number }
  /** A scoring is given up for good: what the best one would bring now, and its jellyfish at the end. */
  | {
      readonly type: 'points';
      readonly isLast: boolean;
      readonly colours: number;
      readonly phases: number;
      readonly best: ColourScore;
      readonly jellyfish: number;
    };

/** [7.2, 8.1] For this seat, or the player to move, in a scoring phase in which it has not decided yet. */
export function passCost(state: GameState, seat: Seat = state.seat): PassCost {
  const open = openColours(state, seat);
  const phases = scoringPhasesLeft(state);
  const colours = open.length;
  if (state.step.type !== 'score' || colours < phases || colours === 0) return { type: 'nothing' };
  const isLast = phases === 1;
  if (colours === phases && !isLast) return { type: 'colour', colours, phases };
  const best = open
    .map((colour) => scoreColour(state.players[seat].reef, colour))
    .reduce((most, score) => (score.points > most.points ? score : most));
  return { type: 'points', isLast, colours, phases, best, jellyfish: JELLYFISH_POINTS };
}

/** [7.2] The limestone that a scoring brings in this round, and each time that it becomes less: from which round on. */
export function limestoneAhead({ round, ending }: Pick<GameState, 'round' | 'ending'>): {
  readonly now: number;
  readonly later: readonly { readonly round: number; readonly limestone: number }[];
} {
  const now = scoringLimestone(round);
  // Ruling 10: before the extra scoring phase the turtle has moved on by one, and after it nothing comes.
  const last = ending === 'extra' ? round : ending === 'called' ? Math.min(round + 1, LAST_ROUND) : LAST_ROUND;
  const later: { round: number; limestone: number }[] = [];
  for (let next = round + 1; next <= last; next++) {
    const limestone = scoringLimestone(next);
    if (limestone < scoringLimestone(next - 1)) later.push({ round: next, limestone });
  }
  return { now, later };
}

/** What a colour has on one level, and how that could become more. */
export interface LevelOutlook {
  readonly level: number;
  /** 0 where no number of the colour is visible: the first one there counts as it is. */
  readonly points: number;
  /** What would count if its lowest numbers were covered: the next one; null if there is none. */
  readonly next: number | null;
}

/** [7.2] The colour on every level of the reef and on the one above, which the reef does not have yet. */
export function levelOutlooks(reef: Reef, colour: Colour): readonly LevelOutlook[] {
  const values: number[][] = Array.from({ length: highestLevel(reef) + 1 }, () => []);
  for (const { level, half } of visibleCorals(reef)) {
    if (half.colour === colour && half.value !== null) values[level - 1].push(half.value);
  }
  return values.map((all, index) => {
    const points = all.length === 0 ? 0 : Math.min(...all);
    const higher = all.filter((value) => value > points);
    return { level: index + 1, points, next: higher.length === 0 ? null : Math.min(...higher) };
  });
}
