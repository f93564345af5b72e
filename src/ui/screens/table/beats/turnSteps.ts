import type { Made } from '../../../../history/timeline';
import type { Colour, LuminoId } from '../../../../rules/data/luminos';
import type { GameEvent } from '../../../../rules/events';

/** A part of a turn, as small luminos show it. */
export type TurnStep =
  | { readonly type: 'start'; readonly lumino: LuminoId }
  | { readonly type: 'swap'; readonly token: Colour; readonly count: number }
  | { readonly type: 'offer'; readonly lumino: LuminoId }
  | { readonly type: 'limestone'; readonly count: number }
  /** From `hand` in a game that came to the table in the middle of a turn. */
  | { readonly type: 'take'; readonly from: 'atoll' | 'display' | 'hand'; readonly luminos: readonly TakenLumino[] }
  | { readonly type: 'score'; readonly colour: Colour; readonly points: number; readonly limestone: number }
  | { readonly type: 'pass' };

/** A lumino that was taken, and what became of it: laid on a level for some limestone, or discarded for a point. */
export interface TakenLumino {
  readonly lumino: LuminoId;
  readonly level: number | null;
  readonly paid: number;
  readonly isDiscarded: boolean;
}

/** What these moves of one player were, in the order in which they were begun. */
export function turnSteps(made: readonly Made[]): readonly TurnStep[] {
  const steps = made.flatMap(({ events }) => events).reduce<readonly TurnStep[]>(withEvent, []);
  // Passing is worth a picture only if there is nothing else to see.
  const others = steps.filter(({ type }) => type !== 'pass');
  return others.length > 0 ? others : steps;
}

/** What a turn has brought into the reef. */
export function laidIn(steps: readonly TurnStep[]): readonly LuminoId[] {
  return steps.flatMap((step) => {
    if (step.type === 'start') return [step.lumino];
    return step.type === 'take' ? step.luminos.filter(isLaid).map(({ lumino }) => lumino) : [];
  });
}

export function isLaid({ level }: TakenLumino): boolean {
  return level !== null;
}

function withEvent(steps: readonly TurnStep[], event: GameEvent): readonly TurnStep[] {
  switch (event.type) {
    case 'startLaid':
      return [...steps, { type: 'start', lumino: event.lumino }];
    case 'specialAction':
      return [...steps, { type: 'swap', token: event.token, count: event.luminos.length }];
    case 'offered':
      return [...steps, { type: 'offer', lumino: event.lumino }];
    case 'limestoneTaken':
      return withLimestone(steps, event.taken);
    case 'takenFromDisplay':
      return [...steps, { type: 'take', from: 'display', luminos: [held(event.lumino)] }];
    case 'takenFromAtoll':
      return [...steps, { type: 'take', from: 'atoll', luminos: event.luminos.map(held) }];
    case 'laid':
      return withFate(steps, { lumino: event.lumino, level: event.level, paid: event.paid, isDiscarded: false });
    case 'discarded':
      return withFate(steps, { ...held(event.lumino), isDiscarded: true });
    case 'colourScored':
      return [...steps, { type: 'score', colour: event.score.colour, points: event.score.points, limestone: 0 }];
    case 'passed':
      return [...steps, { type: 'pass' }];
    case 'drawn':
    case 'emergencyOpened':
    case 'bagRanDry':
    case 'turnEnded':
    case 'scoringBegan':
    case 'octopusMoved':
    case 'turtleMoved':
    case 'gameEnded':
      return steps;
  }
}

function held(lumino: LuminoId): TakenLumino {
  return { lumino, level: null, paid: 0, isDiscarded: false };
}

/** A scoring brings limestone, too. */
function withLimestone(steps: readonly TurnStep[], count: number): readonly TurnStep[] {
  const last = steps.at(-1);
  if (last?.type === 'score') return [...steps.slice(0, -1), { ...last, limestone: count }];
  return [...steps, { type: 'limestone', count }];
}

function withFate(steps: readonly TurnStep[], fate: TakenLumino): readonly TurnStep[] {
  const isOfIt = (step: TurnStep) =>
    step.type === 'take' && step.luminos.some(({ lumino, level }) => lumino === fate.lumino && level === null);
  const index = steps.map(isOfIt).lastIndexOf(true);
  if (index < 0) return [...steps, { type: 'take', from: 'hand', luminos: [fate] }];
  return steps.map((step, each) => {
    if (each !== index || step.type !== 'take') return step;
    return { ...step, luminos: step.luminos.map((taken) => (taken.lumino === fate.lumino ? fate : taken)) };
  });
}
