import type { Made, Mark } from '../../history/timeline';
import type { FinalScore, Victory } from '../../rules/scores';
import type { GameState, Seat } from '../../rules/state';
import { type StoryItem, withEvent } from './storyItem';

/** What a player did in one go, and what came of it. */
export interface Turn {
  readonly seat: Seat;
  readonly phase: 'start' | 'action' | 'scoring' | 'final';
  readonly items: readonly StoryItem[];
}

/** The start luminos, a round, the extra scoring phase (in the turtle's round), or the final scoring. */
export interface Chapter {
  readonly type: 'start' | 'round' | 'extra' | 'end';
  readonly round: number;
  readonly turns: readonly Turn[];
}

/** The whole game so far, in order. */
export function storyOf(past: readonly Made[], marks: readonly Mark[], state: GameState): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const steps = [...past, { state, events: [] }];
  for (const [index, { state: before, events }] of steps.entries()) {
    const notes = marks.flatMap(({ at, note }) => (at === index ? [note] : []));
    if (events.length === 0 && notes.length === 0) continue;
    const chapter = goOn(chapters, before);
    const turn = sameTurn(chapter, before) ?? { seat: before.seat, phase: phaseOf(before), items: [] };
    const items = events.reduce(withEvent, [...turn.items, ...notes]);
    const others = chapter.turns.filter((each) => each !== turn);
    chapters[chapters.length - 1] = { ...chapter, turns: [...others, { ...turn, items }] };
  }
  const end = past.at(-1)?.events.find((event) => event.type === 'gameEnded');
  if (end !== undefined) chapters.push(endOf(state, end.scores, end.victory));
  return chapters.map(withDrawnLast);
}

/** A game that came to this table when it had already begun. */
export function isFromPosition(past: readonly Made[], state: GameState): boolean {
  const first = past[0]?.state ?? state;
  return first.step.type !== 'start' || first.seat !== 0;
}

/** The chapter that is being told, begun if it is a new one. */
function goOn(chapters: Chapter[], state: GameState): Chapter {
  const { round } = state;
  const type = chapterType(state);
  const last = chapters.at(-1);
  if (last !== undefined && last.type === type && last.round === round) return last;
  const next: Chapter = { type, round, turns: [] };
  chapters.push(next);
  return next;
}

function sameTurn({ turns }: Chapter, state: GameState): Turn | undefined {
  const last = turns.at(-1);
  return last?.seat === state.seat && last.phase === phaseOf(state) ? last : undefined;
}

function chapterType({ step, ending }: GameState): Chapter['type'] {
  if (step.type === 'start') return 'start';
  if (step.type === 'over') return 'end';
  return ending === 'extra' ? 'extra' : 'round';
}

function phaseOf({ step }: GameState): Turn['phase'] {
  switch (step.type) {
    case 'start':
      return 'start';
    case 'offer':
    case 'act':
    case 'settle':
      return 'action';
    case 'score':
      return 'scoring';
    case 'over':
      return 'final';
  }
}

function endOf({ round, players }: GameState, scores: readonly FinalScore[], victory: Victory): Chapter {
  const turns = scores.map((score, seat): Turn => {
    return { seat, phase: 'final', items: [{ type: 'final', score, total: players[seat].points }] };
  });
  const last: Turn = { seat: victory.winners[0], phase: 'final', items: [{ type: 'victory', victory }] };
  return { type: 'end', round, turns: [...turns, last] };
}

/** First what the player did, then what the bag did to the atoll. */
function withDrawnLast(chapter: Chapter): Chapter {
  const isDrawn = ({ type }: StoryItem) => type === 'drawn';
  const turns = chapter.turns.map((turn) => ({
    ...turn,
    items: [...turn.items.filter((item) => !isDrawn(item)), ...turn.items.filter(isDrawn)],
  }));
  return { ...chapter, turns };
}
