import type { Save } from '../../../src/storage/format/save';
import { seal } from '../../../src/storage/format/sealed';
import { firstCodeOf } from './compactGames';

/** Where backups of before are, which were link codes. */
export const CODED = 'lumicora.spare.';

/** A backup as it was written before backups were saves: a link code of version 1 and what that does not hold. */
export function codedBackup({ record, ...rest }: Save): string {
  const people = record.people.map(({ name, fish }) => ({ name, fish }));
  return seal(JSON.stringify({ ...rest, people, code: firstCodeOf(record) }));
}
