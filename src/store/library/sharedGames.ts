import type { GameId, GameRecord } from '../../history/record';
import { formatPosition } from '../../rules/text/position';
import { crc32 } from '../../storage/format/crc32';
import { codesOfGame } from '../../storage/links/compact';
import type { SaveRepository } from '../../storage/saveRepository';
import type { LinkedGame } from './sharing';

/** Whether a game from a link is among the kept ones: as the link has it, or with other moves since. */
export type KeptBefore = { readonly type: 'no' } | { readonly type: 'same' | 'changed'; readonly id: GameId };

type Saves = Pick<SaveRepository, 'readSave'>;

/** What became of a game from a link that was kept before. Deleted ones do not count. */
export async function findShared({ readSave }: Saves, { record, end }: LinkedGame): Promise<KeptBefore> {
  let changed: GameId | null = null;
  for (const id of idsOf(record)) {
    const read = await readSave(id);
    if (!read.ok || read.save.removed !== null || !isOfSameGame(read.save.record, record)) continue;
    const { position, record: kept } = read.save;
    if (position === formatPosition(end) && kept.log.length === record.log.length) return { type: 'same', id };
    changed ??= id;
  }
  return changed === null ? { type: 'no' } : { type: 'changed', id: changed };
}

/** An id for it that nothing is kept under; null if all are taken, by deleted games for example. */
export async function freeIdOfShared({ readSave }: Saves, { record }: LinkedGame): Promise<GameId | null> {
  for (const id of idsOf(record)) {
    const read = await readSave(id);
    if (!read.ok && read.why === 'missing') return id;
  }
  return null;
}

/**
 * The ids under which a game from a link is kept, the same for the same game whichever version of the app made its link.
 * The second one of a code is for players who want it once more as the link has it, after the first one was played on.
 */
function idsOf(record: GameRecord): readonly GameId[] {
  return codesOfGame(record).flatMap((code) => {
    const stem = `link${sumOf(code)}${sumOf(`again ${code}`)}`;
    return [`${stem}a`, `${stem}b`];
  });
}

function sumOf(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36);
}

/** Two codes may have the same sums. */
function isOfSameGame(a: GameRecord, b: GameRecord): boolean {
  const begun = ({ people, origin }: GameRecord) =>
    JSON.stringify([people.map(({ name, fish, mind }) => [name, fish, mind?.character, mind?.version]), origin.type]);
  return begun(a) === begun(b);
}
