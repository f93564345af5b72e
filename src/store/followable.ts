import type { Save } from '../storage/format/save';
import { beginningOf } from './beginning';

/**
 * The game as it would go on here: whole, without moves ahead that the rules refuse, or from where it stands; null if not
 * even that can be read. Whoever takes a game from a file asks the rules, and refuses the whole file for one of them.
 */
export function followable(save: Save): Save | null {
  const begun = beginningOf(save);
  if (begun === null) return null;
  const { record, timeline } = begun;
  if (timeline.future.length < record.ahead.length) return { ...save, record: { ...record, ahead: [] } };
  return record === save.record ? save : { ...save, record };
}
