import type { FieldId } from '../rules/data/hex';
import { type Animal, COLOURS, type Colour } from '../rules/data/luminos';
import { legalMoves } from '../rules/game';
import { finalScores, LIGHT_ANIMALS } from '../rules/play/finalScoring';
import { openColours, scoringPhasesLeft } from '../rules/play/scoringOutlook';
import { scoreColour } from '../rules/play/scoringPhase';
import { type WorthChange, worthChanges, worthOf } from '../rules/play/worth';
import type { GameState, Move, Seat } from '../rules/state';
import type { PublicView } from './publicView';
import { playAhead } from './why';

/** What matters now: one thing that can be counted on the table, and the fields where it is seen. */
export type Matter = { readonly fields: readonly FieldId[] } & (
  | { readonly type: 'level'; readonly colour: Colour; readonly level: number }
  /** The level counts with a low number, and could count with a higher one. */
  | { readonly type: 'low'; readonly colour: Colour; readonly level: number; readonly points: number }
  /** On the dark score board: so many are there for so many points, and so many more would bring that. */
  | {
      readonly type: 'animals';
      readonly animal: Animal;
      readonly count: number;
      readonly points: number;
      readonly more: number;
      readonly brings: number;
    }
  /** On the light one: what lies around this kind of animal counts. */
  | {
      readonly type: 'neighbours';
      readonly animal: Animal;
      readonly small: number;
      readonly large: number;
      readonly many: number;
    }
  | {
      readonly type: 'majority';
      readonly colour: Colour;
      readonly own: number;
      readonly rival: Seat;
      readonly theirs: number;
    }
  /** `brings`: what taking it now brings. */
  | { readonly type: 'limestone'; readonly store: number; readonly brings: number; readonly isOffered: boolean }
  | { readonly type: 'remote'; readonly points: number }
  /** Nothing in hand can be laid. */
  | { readonly type: 'discard'; readonly luminos: number }
  /** What counts comes later. */
  | { readonly type: 'later'; readonly colours: number; readonly phases: number }
  | {
      readonly type: 'score';
      readonly colour: Colour;
      readonly points: number;
      readonly colours: number;
      readonly phases: number;
    }
);

/** What the best way gains most from; in a scoring phase what is there to be scored. Null if nothing can be said. */
export function matterOf(view: PublicView, best: readonly Move[]): Matter | null {
  const before = playAhead(view, []);
  if (before === null) return null;
  if (view.step.type === 'score') return scoringMatter(before);
  const hand = before.players[before.seat].hand.length;
  if (hand > 0 && legalMoves(before).every(({ type }) => type !== 'lay')) {
    return { type: 'discard', luminos: hand, fields: [] };
  }
  const after = playAhead(view, best);
  if (after === null) return null;
  const isForLimestone = after.players[before.seat].limestone > before.players[before.seat].limestone;
  if (isForLimestone) return limestoneMatter(before, after);
  const gains = worthChanges(worthOf(before), worthOf(after, before.seat))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  for (const gain of gains) {
    const matter = gainMatter(before, after, gain);
    if (matter !== null) return matter;
  }
  const colours = openColours(before, before.seat).length;
  return { type: 'later', colours, phases: scoringPhasesLeft(before), fields: [] };
}

function gainMatter(before: GameState, after: GameState, gain: WorthChange): Matter | null {
  const { source } = gain;
  const { seat } = before;
  switch (source.type) {
    case 'colour':
      return colourMatter(before, after, source.colour);
    case 'animal':
      return animalMatter(before, source.animal, gain);
    case 'majority': {
      const then = finalScores(after)[seat].majorities.find(({ colour }) => colour === source.colour);
      const now = finalScores(before)[seat].majorities.find(({ colour }) => colour === source.colour);
      return now === undefined || then === undefined
        ? null
        : { ...majorityOf(now.counts, seat, then.fields.length), colour: source.colour, fields: now.fields };
    }
    case 'limestone':
      return limestoneMatter(before, after);
    case 'remote': {
      const left = finalScores(after)[seat].remote.map(({ field }) => field);
      const covered = finalScores(before)[seat].remote.filter(({ field }) => !left.includes(field));
      const points = covered.reduce((sum, each) => sum - each.points, 0);
      return { type: 'remote', points, fields: covered.map(({ field }) => field) };
    }
    case 'jellyfish':
    case 'made':
      return null;
  }
}

/** A number on a level that has none counts in full; else a low one gives way to a higher one. */
function colourMatter(before: GameState, after: GameState, colour: Colour): Matter | null {
  const now = scoreColour(before.players[before.seat].reef, colour).levels;
  const then = scoreColour(after.players[before.seat].reef, colour).levels;
  const gains = then
    .map(({ level, points }) => ({
      level,
      points: now[level - 1]?.points ?? 0,
      gain: points - (now[level - 1]?.points ?? 0),
    }))
    .sort((one, other) => other.gain - one.gain);
  const [{ level, points, gain } = { level: 0, points: 0, gain: 0 }] = gains;
  if (gain <= 0) return null;
  const counting = now.flatMap(({ lowest }) => lowest);
  if (points === 0) return { type: 'level', colour, level, fields: counting };
  return { type: 'low', colour, level, points, fields: now[level - 1].lowest };
}

function animalMatter(before: GameState, animal: Animal, { before: now, after: then }: WorthChange): Matter {
  const own = finalScores(before)[before.seat].animals.filter((each) => each.animal === animal);
  const fields = own.flatMap((each) => (each.board === 'dark' ? each.fields : [each.field]));
  if (before.scoreBoard === 'light') return { type: 'neighbours', animal, ...LIGHT_ANIMALS[animal], fields };
  const { count, points } = now;
  return { type: 'animals', animal, count, points, more: then.count - count, brings: then.points, fields };
}

/** Beside the one who is overtaken or drawn level with; else beside whoever has most. */
function majorityOf(counts: readonly number[], seat: Seat, then: number) {
  const own = counts[seat];
  const others = [...counts.keys()].filter((each) => each !== seat).sort((one, other) => counts[other] - counts[one]);
  const rival = others.find((each) => counts[each] >= own && counts[each] <= then) ?? others[0];
  return { type: 'majority', own, rival, theirs: counts[rival] } as const;
}

function limestoneMatter(before: GameState, after: GameState): Matter {
  const store = before.players[before.seat].limestone;
  const brings = after.players[before.seat].limestone - store;
  return { type: 'limestone', store, brings, isOffered: before.step.type !== 'offer', fields: [] };
}

/** The open colour that brings most by now. */
function scoringMatter(state: GameState): Matter {
  const { players, seat } = state;
  const open = openColours(state, seat);
  const [best] = (open.length > 0 ? open : COLOURS)
    .map((colour) => scoreColour(players[seat].reef, colour))
    .sort((one, other) => other.points - one.points);
  const { colour, points, levels } = best;
  const fields = levels.flatMap(({ lowest }) => lowest);
  return { type: 'score', colour, points, colours: open.length, phases: scoringPhasesLeft(state), fields };
}
