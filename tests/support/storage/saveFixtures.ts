import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FORMAT } from '../../../src/storage/format/head';

/** One game for each version of the save format, as that version wrote it: `v1.json` and so on. */
export const SAVE_FIXTURES = resolve(import.meta.dirname, '../../storage/format/fixtures');

export function readFixture(version: number): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(resolve(SAVE_FIXTURES, `v${version}.json`), 'utf8'));
}

/** Version 1 had its id in the key and wrote neither format nor version: the app adds these when it moves the game. */
export function fixtureAsRead(version: number): unknown {
  return version === 1 ? { ...readFixture(1), format: FORMAT, version: 1, id: 'old1' } : readFixture(version);
}
