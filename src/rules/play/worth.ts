import { ANIMALS, type Animal, COLOURS, type Colour } from '../data/luminos';
import type { GameState, Seat } from '../state';
import { finalScores, JELLYFISH_POINTS } from './finalScoring';
import { scoreColour } from './scoringPhase';

/** Where the points of a player come from. */
export type WorthSource =
  /** [7.2] What scoring it would bring now; nothing once it is scored. */
  | { readonly type: 'colour'; readonly colour: Colour }
  /** [8.3] */
  | { readonly type: 'animal'; readonly animal: Animal }
  /** [8.4] */
  | { readonly type: 'majority'; readonly colour: Colour }
  /** [8.2] */
  | { readonly type: 'limestone' }
  /** [8.5] */
  | { readonly type: 'remote' }
  /** [8.1] */
  | { readonly type: 'jellyfish' }
  /** What was scored and discarded so far. */
  | { readonly type: 'made' };

/** How many there are of it, and the points for them. */
export interface Amount {
  /** Levels that count for the colour; visible animals; own fields for a majority; limestone; remote fields left; tokens. */
  readonly count: number;
  readonly points: number;
}

export interface WorthPart extends Amount {
  readonly source: WorthSource;
}

/**
 * What a player has, if every open colour were scored now and the game then ended. The limestone that comes with a scoring
 * is not in it. Always the same sources in the same order; once the game is over, they sum up to its final score.
 */
export function worthOf(state: GameState, seat: Seat = state.seat): readonly WorthPart[] {
  const { reef, tokens, points } = state.players[seat];
  const final = finalScores(state)[seat];
  const isOver = state.step.type === 'over';
  const open = isOver ? [] : COLOURS.filter((colour) => tokens[colour] === 'coral');
  const jellyfish = open.length + final.jellyfish.count;
  return [
    ...COLOURS.map((colour): WorthPart => {
      const levels = open.includes(colour) ? scoreColour(reef, colour).levels.filter((level) => level.points > 0) : [];
      return { source: { type: 'colour', colour }, count: levels.length, points: sum(levels) };
    }),
    ...ANIMALS.map((animal): WorthPart => {
      const scores = final.animals.filter((score) => score.animal === animal);
      const count = scores.reduce((all, score) => all + (score.board === 'dark' ? score.fields.length : 1), 0);
      return { source: { type: 'animal', animal }, count, points: sum(scores) };
    }),
    ...final.majorities.map(
      ({ colour, fields, points: won }): WorthPart => ({
        source: { type: 'majority', colour },
        count: fields.length,
        points: won,
      }),
    ),
    { source: { type: 'limestone' }, ...final.limestone },
    { source: { type: 'remote' }, count: final.remote.length, points: final.sums.remote },
    { source: { type: 'jellyfish' }, count: jellyfish, points: JELLYFISH_POINTS * jellyfish },
    { source: { type: 'made' }, count: 0, points: isOver ? points - final.points : points },
  ];
}

/** One source that has changed. */
export interface WorthChange {
  readonly source: WorthSource;
  readonly before: Amount;
  readonly after: Amount;
  /** By how much: below 0 if it is less than before. */
  readonly points: number;
}

/** What has changed from one worth of a player to another, also where only the count has: in the order of the sources. */
export function worthChanges(before: readonly WorthPart[], after: readonly WorthPart[]): readonly WorthChange[] {
  return after.flatMap(({ source, ...now }, index) => {
    const { count, points } = before[index];
    if (count === now.count && points === now.points) return [];
    return [{ source, before: { count, points }, after: now, points: now.points - points }];
  });
}

function sum(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((points, part) => points + part.points, 0);
}
