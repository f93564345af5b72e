import type { Save } from '../../../src/storage/format/save';
import { seal } from '../../../src/storage/format/sealed';
import { codeOf } from './compactGames';

/** Where backups of before are, which were link codes. */
export const CODED = 'lumicora.spare.';

/** A backup as it was written before backups were saves: a link code and what that does not hold. */
export function codedBackup({ record, ...rest }: Save): string {
  return seal(JSON.stringify({ ...rest, people: record.people, code: codeOf(record) }));
}
