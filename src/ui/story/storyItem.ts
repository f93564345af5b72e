import type { Note } from '../../history/record';
import { type Colour, type LuminoId, startLumino } from '../../rules/data/luminos';
import type { GameEvent } from '../../rules/events';
import type { ColourScore, FinalScore, Victory } from '../../rules/scores';
import type { Ending, Seat } from '../../rules/state';

/** Something worth telling: what belongs together in one, however many events it was. */
export type StoryItem =
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
  | Note
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

/** The items of one turn with one event more. What anyone can see without being told adds nothing. */
export function withEvent(items: readonly StoryItem[], event: GameEvent): readonly StoryItem[] {
  switch (event.type) {
    case 'startLaid': {
      const [first, second] = startLumino(event.lumino).colours;
      return [...items, { type: 'start', left: event.left, right: event.left === first ? second : first }];
    }
    case 'specialAction':
      return [...items, { type: 'special', from: event.from, given: event.luminos, drawn: [] }];
    case 'drawn':
      return withDrawn(items, event.seat, event.luminos);
    case 'offered':
      return [...items, { type: 'action', offered: event.lumino, taken: null }];
    case 'limestoneTaken':
      return withLimestone(items, event.taken, event.left);
    case 'takenFromDisplay':
      return withTaken(items, { type: 'display', lumino: event.lumino });
    case 'takenFromAtoll':
      return withTaken(items, { type: 'atoll', luminos: event.luminos });
    case 'laid': {
      const { lumino, level, paid } = event;
      return merged(items, 'lays', (told) => ({
        type: 'lays',
        lays: [...(told?.lays ?? []), { lumino, level, paid }],
      }));
    }
    case 'discarded':
      return merged(items, 'discards', (told) => ({
        type: 'discards',
        luminos: [...(told?.luminos ?? []), event.lumino],
        points: (told?.points ?? 0) + event.points,
      }));
    case 'colourScored':
      return [...items, { type: 'scored', score: event.score, limestone: 0 }];
    case 'passed':
      return [...items, { type: 'passed' }];
    case 'octopusMoved':
      return [...items, { type: 'octopus', to: event.to }];
    case 'emergencyOpened':
      return [...items, { type: 'emergency', luminos: event.luminos, ending: event.ending }];
    case 'bagRanDry':
      return [...items, { type: 'dry', missing: event.missing, ending: event.ending }];
    case 'turnEnded':
    case 'scoringBegan':
    case 'turtleMoved':
    case 'gameEnded':
      return items;
  }
}

/** How many points the item brought to its player. */
export function pointsOf(item: StoryItem): number {
  if (item.type === 'scored' || item.type === 'final') return item.score.points;
  return item.type === 'discards' ? -item.points : 0;
}

function withDrawn(items: readonly StoryItem[], seat: Seat | null, luminos: readonly LuminoId[]): readonly StoryItem[] {
  const last = items.at(-1);
  // A special action and what it drew is one story.
  if (last?.type === 'special' && last.drawn.length === 0) return [...items.slice(0, -1), { ...last, drawn: luminos }];
  if (seat !== null) return items;
  return merged(items, 'drawn', (told) => ({ type: 'drawn', luminos: [...(told?.luminos ?? []), ...luminos] }));
}

/** Limestone is what a scoring brings, too. */
function withLimestone(items: readonly StoryItem[], count: number, left: number): readonly StoryItem[] {
  const last = items.at(-1);
  if (last?.type === 'scored') return [...items.slice(0, -1), { ...last, limestone: count }];
  return withTaken(items, { type: 'limestone', count, left });
}

function withTaken(items: readonly StoryItem[], taken: Taken): readonly StoryItem[] {
  return merged(items, 'action', (told) => ({ type: 'action', offered: told?.offered ?? null, taken }));
}

/** The item of that type with something added, or a new one. */
function merged<Type extends StoryItem['type']>(
  items: readonly StoryItem[],
  type: Type,
  add: (told: Extract<StoryItem, { type: Type }> | undefined) => StoryItem,
): readonly StoryItem[] {
  const isIt = (item: StoryItem): item is Extract<StoryItem, { type: Type }> => item.type === type;
  const told = items.find(isIt);
  return told === undefined ? [...items, add(undefined)] : items.map((item) => (item === told ? add(told) : item));
}
