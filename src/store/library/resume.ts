import type { GameRecord } from '../../history/record';
import { replay } from '../../history/replay';
import { beginTimeline, type Timeline } from '../../history/timeline';
import { formatPosition, parsePosition } from '../../rules/text/position';
import type { Save } from '../../storage/format/save';

/** The game to go on with: by its log or, if the rules cannot follow that, from its position; null without either. */
export function resumeSave({
  record,
  position,
}: Save): { readonly timeline: Timeline; readonly record: GameRecord } | null {
  const replayed = replay(record);
  if (replayed.ok && formatPosition(replayed.state) === position) {
    const { state, past, marks, future } = replayed;
    return { timeline: beginTimeline(state, past, marks, future), record };
  }
  const parsed = parsePosition(position);
  if (!parsed.ok) return null;
  const people = record.people.length === parsed.value.players.length ? record.people : [];
  const { isGuided } = record;
  const shortened: GameRecord = { people, origin: { type: 'position', position }, isGuided, log: [], redo: [] };
  return { timeline: beginTimeline(parsed.value, [], []), record: shortened };
}

/**
 * The game as it would go on here: whole, without moves to redo that the rules refuse, or from where it stands; null if
 * not even that can be read. Importing a file asks the rules, and refuses the whole file for one game that they refuse.
 */
export function adaptToRules(save: Save): Save | null {
  const resumed = resumeSave(save);
  if (resumed === null) return null;
  const { record, timeline } = resumed;
  if (timeline.future.length < record.redo.length) return { ...save, record: { ...record, redo: [] } };
  return record === save.record ? save : { ...save, record };
}
