import { COLOURS, type Colour } from '../../../rules/data/luminos';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../../rules/scores';
import type { GameState, Seat } from '../../../rules/state';
import type { Save } from '../../../storage/format/save';
import { type Sources, sourcesOf } from '../../table/sources';
import { resumeSave } from '../resume';

/** What points come from. `before`: all before the final scoring, of a game whose story is not known. */
export const SOURCES = ['coral', ...SCORE_CATEGORIES, 'discards', 'before'] as const;
export type Source = 'coral' | ScoreCategory | 'discards' | 'before';

/** One coral scoring. */
export interface Scoring {
  readonly colour: Colour;
  readonly points: number;
}

/** Where a player's points came from. */
export interface SeatDetails {
  readonly sources: Readonly<Record<Source, number>>;
  /** What each colour brought: its scorings and its majority. Null where the story of the game is not known. */
  readonly colours: Readonly<Record<Colour, number>> | null;
  readonly bestScoring: Scoring | null;
  /** The highest level of the reef. */
  readonly height: number;
}

/** By seat; null if the game cannot be read. It is played through by the rules, which takes its time. */
export function detailsOf(save: Save): readonly SeatDetails[] | null {
  const resumed = resumeSave(save);
  if (resumed === null || resumed.timeline.state.step.type !== 'over') return null;
  const { past, state } = resumed.timeline;
  return sourcesOf(past, state).map((sources, seat) => seatDetails(state, seat, sources, past.length > 0));
}

function seatDetails(state: GameState, seat: Seat, sources: Sources, hasStory: boolean): SeatDetails {
  const { before, scorings, discards, final } = sources;
  const isWhole = hasStory && before === 0;
  const inAll = (of: readonly { readonly points: number }[]) => of.reduce((sum, { points }) => sum + points, 0);
  const majorities = final?.majorities ?? [];
  const broughtBy = (colour: Colour) => inAll([...scorings, ...majorities].filter((each) => each.colour === colour));
  return {
    sources: { coral: inAll(scorings), ...(final?.sums ?? NO_SUMS), discards, before },
    colours: isWhole ? byColour(broughtBy) : null,
    bestScoring: scorings.reduce<Scoring | null>(
      (best, { colour, points }) => (best === null || points > best.points ? { colour, points } : best),
      null,
    ),
    height: Math.max(...state.players[seat].reef.map((halves) => halves.length)),
  };
}

const NO_SUMS: Readonly<Record<ScoreCategory, number>> = {
  jellyfish: 0,
  limestone: 0,
  animals: 0,
  majorities: 0,
  remote: 0,
};

export function byColour(of: (colour: Colour) => number): Readonly<Record<Colour, number>> {
  const [yellow, pink, green, blue] = COLOURS.map(of);
  return { yellow, pink, green, blue };
}
