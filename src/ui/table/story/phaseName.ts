import type { StoryTexts } from '../../../i18n/story/storyTexts';
import type { GameState } from '../../../rules/state';

/** What the player is about to do, and when: "Round 4 of 10 · Coral scoring". */
export function phaseName({ handover }: StoryTexts, { step, round, ending }: GameState): string {
  if (step.type === 'start') return handover.startLumino;
  if (ending === 'extra') return handover.extra;
  return step.type === 'score' ? `${handover.round(round)} · ${handover.scoring}` : handover.round(round);
}
