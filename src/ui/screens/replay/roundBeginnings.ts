import type { Playback } from '../../../store/table/playback';

export interface RoundBeginning {
  readonly round: number;
  /** After how many moves. */
  readonly step: number;
}

/** Where the turtle gets to each round. */
export function roundBeginnings({ stateAt, total }: Pick<Playback, 'stateAt' | 'total'>): readonly RoundBeginning[] {
  const rounds = Array.from({ length: total + 1 }, (_, step) => ({ round: stateAt(step).round, step }));
  return rounds.filter(({ round }, index) => round !== rounds[index - 1]?.round);
}
