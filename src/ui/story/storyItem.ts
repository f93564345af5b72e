import { type Colour, type LuminoId, startLumino } from '../../rules/data/luminos';
import type { GameEvent } from '../../rules/events';
import type { ColourScore, FinalScore, Victory } from '../../rules/scores';
import type { Ending, Seat } from '../../rules/state';

/** Something worth telling: what belongs together in one, however many events it was. */
export type Tale =
  | { readonly type: 'start'; readonly left: Colour; readonly right: Colour }
  | {
      readonly type: 'special';
      readonly from: 'atoll' | 'display';
      readonly given: readonly LuminoId[];
      readonly drawn: readonly LuminoId[];
    }
  /** Without `offered` if the game came to this table in between; without `taken` if that is still to come. */
  | { readonly type: 'action'; readonly offered: LuminoId | null; readonly taken: Taken | null }
  | { readonly type: 'lays'; readonly lays: readonly Laid[] }
  | { readonly type: 'discards'; readonly luminos: readonly LuminoId[]; readonly points: number }
  /** New in the atoll. */
  | { readonly type: 'drawn'; readonly luminos: readonly LuminoId[] }
  | { readonly type: 'scored'; readonly score: ColourScore; readonly limestone: number }
  | { readonly type: 'passed' }
  | { readonly type: 'octopus'; readonly to: Seat }
  | { readonly type: 'emergency'; readonly luminos: number; readonly ending: Ending }
  | { readonly type: 'dry'; readonly missing: number; readonly ending: Ending }
  /** So many moves once stood here. */
  | { readonly type: 'takenBack'; readonly moves: number }
  | { readonly type: 'final'; readonly score: FinalScore; readonly total: number }
  | { readonly type: 'victory'; readonly victory: Victory };

export type Taken =
  | { readonly type: 'limestone'; readonly count: number; readonly left: number }
  | { readonly type: 'display'; readonly lumino: LuminoId }
  | { readonly type: 'atoll'; readonly luminos: readonly LuminoId[] };

export interface Laid {
  readonly lumino: LuminoId;
  readonly level: number;
  readonly paid: number;
}

/** The tales of one turn with one event more. What anyone can see without being told adds nothing. */
export function withEvent(tales: readonly Tale[], event: GameEvent): readonly Tale[] {
  switch (event.type) {
    case 'startLaid': {
      const [first, second] = startLumino(event.lumino).colours;
      return [...tales, { type: 'start', left: event.left, right: event.left === first ? second : first }];
    }
    case 'specialAction':
      return [...tales, { type: 'special', from: event.from, given: event.luminos, drawn: [] }];
    case 'drawn':
      return withDrawn(tales, event.seat, event.luminos);
    case 'offered':
      return [...tales, { type: 'action', offered: event.lumino, taken: null }];
    case 'limestoneTaken':
      return withLimestone(tales, event.taken, event.left);
    case 'takenFromDisplay':
      return withTaken(tales, { type: 'display', lumino: event.lumino });
    case 'takenFromAtoll':
      return withTaken(tales, { type: 'atoll', luminos: event.luminos });
    case 'laid': {
      const { lumino, level, paid } = event;
      return merged(tales, 'lays', (told) => ({
        type: 'lays',
        lays: [...(told?.lays ?? []), { lumino, level, paid }],
      }));
    }
    case 'discarded':
      return merged(tales, 'discards', (told) => ({
        type: 'discards',
        luminos: [...(told?.luminos ?? []), event.lumino],
        points: (told?.points ?? 0) + event.points,
      }));
    case 'colourScored':
      return [...tales, { type: 'scored', score: event.score, limestone: 0 }];
    case 'passed':
      return [...tales, { type: 'passed' }];
    case 'octopusMoved':
      return [...tales, { type: 'octopus', to: event.to }];
    case 'emergencyOpened':
      return [...tales, { type: 'emergency', luminos: event.luminos, ending: event.ending }];
    case 'bagRanDry':
      return [...tales, { type: 'dry', missing: event.missing, ending: event.ending }];
    case 'turnEnded':
    case 'scoringBegan':
    case 'turtleMoved':
    case 'gameEnded':
      return tales;
  }
}

/** What the tale brought to whoever it is about. */
export function pointsOf(tale: Tale): number {
  if (tale.type === 'scored' || tale.type === 'final') return tale.score.points;
  return tale.type === 'discards' ? -tale.points : 0;
}

function withDrawn(tales: readonly Tale[], seat: Seat | null, luminos: readonly LuminoId[]): readonly Tale[] {
  const last = tales.at(-1);
  // A special action and what it drew is one story.
  if (last?.type === 'special' && last.drawn.length === 0) return [...tales.slice(0, -1), { ...last, drawn: luminos }];
  if (seat !== null) return tales;
  return merged(tales, 'drawn', (told) => ({ type: 'drawn', luminos: [...(told?.luminos ?? []), ...luminos] }));
}

/** Limestone is what a scoring brings, too. */
function withLimestone(tales: readonly Tale[], count: number, left: number): readonly Tale[] {
  const last = tales.at(-1);
  if (last?.type === 'scored') return [...tales.slice(0, -1), { ...last, limestone: count }];
  return withTaken(tales, { type: 'limestone', count, left });
}

function withTaken(tales: readonly Tale[], taken: Taken): readonly Tale[] {
  return merged(tales, 'action', (told) => ({ type: 'action', offered: told?.offered ?? null, taken }));
}

/** The tale of that type with something added, or a new one. */
function merged<Type extends Tale['type']>(
  tales: readonly Tale[],
  type: Type,
  add: (told: Extract<Tale, { type: Type }> | undefined) => Tale,
): readonly Tale[] {
  const isIt = (tale: Tale): tale is Extract<Tale, { type: Type }> => tale.type === type;
  const told = tales.find(isIt);
  return told === undefined ? [...tales, add(undefined)] : tales.map((tale) => (tale === told ? add(told) : tale));
}
