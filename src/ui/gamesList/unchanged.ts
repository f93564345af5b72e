import type { Changed } from '../../store/library';
import { gamesListTexts } from './texts';

/** What to say of a game that is as it was: this sentence, and why if that is known. */
export function unchanged(sentence: string, changed: Exclude<Changed, 'changed'>): readonly string[] {
  return changed === 'elsewhere' ? [sentence, gamesListTexts.value.elsewhere] : [sentence];
}
