import type { Way } from '../../../../bots/advice';
import type { FieldId } from '../../../../rules/data/hex';
import type { LuminoId } from '../../../../rules/data/luminos';
import type { Move } from '../../../../rules/state';
import type { ShownHint } from './hints';

/** A way as it can be pointed at. */
export interface SeenWay {
  /** Its place among the ways, from 0. */
  readonly number: number;
  readonly offered: LuminoId | null;
  readonly taken: readonly LuminoId[];
  readonly isForLimestone: boolean;
  readonly lays: readonly Extract<Move, { type: 'lay' }>[];
  readonly discarded: readonly LuminoId[];
}

/** The ways that are to be seen now: one that is looked at alone, or all. */
export function seenWays(shown: ShownHint | null): readonly SeenWay[] {
  if (shown === null || !('advice' in shown) || shown.step === 'matters') return [];
  const { advice, only } = shown;
  return advice.ways.map(seeWay).filter(({ number }) => only === null || number === only);
}

export function seeWay({ moves }: Pick<Way, 'moves'>, number: number): SeenWay {
  return {
    number,
    offered: moves.flatMap((move) => (move.type === 'offer' ? [move.lumino] : []))[0] ?? null,
    taken: moves.flatMap((move) => {
      if (move.type === 'takeFromAtoll') return move.luminos;
      return move.type === 'takeFromDisplay' ? [move.lumino] : [];
    }),
    isForLimestone: moves.some(({ type }) => type === 'takeLimestone'),
    lays: moves.flatMap((move) => (move.type === 'lay' ? [move] : [])),
    discarded: moves.flatMap((move) => (move.type === 'discard' ? [move.lumino] : [])),
  };
}

/** The fields of what matters now, while that is said. */
export function matterFields(shown: ShownHint | null): readonly FieldId[] {
  return shown?.step === 'matters' ? shown.advice.matter.fields : [];
}

/** The fields of the reef that a hint speaks of now: its card must not lie there. */
export function fieldsSpokenOf(shown: ShownHint): readonly FieldId[] {
  const laid = seenWays(shown).flatMap(({ lays }) => lays.flatMap(({ numberOn, otherOn }) => [numberOn, otherOn]));
  return [...matterFields(shown), ...laid];
}
