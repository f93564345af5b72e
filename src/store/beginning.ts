import type { GameRecord } from '../history/record';
import { beginTimeline, type Timeline } from '../history/timeline';
import { formatPosition, parsePosition } from '../rules/notation';
import type { Save } from '../storage/format/save';
import { replay } from './replay';

/** How it goes on: by its log or, if the rules cannot follow that, from where it stood. */
export function beginningOf({
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
  const shortened: GameRecord = { people, origin: { type: 'position', position }, log: [], ahead: [] };
  return { timeline: beginTimeline(parsed.value, [], []), record: shortened };
}
