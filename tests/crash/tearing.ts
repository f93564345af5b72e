import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A kill in mid-write leaves a header without its record; the start after the next finds it and deletes everything. */
export function tearLog(profile: string): void {
  const root = databasesIn(profile);
  const logs = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.log'));
  if (logs.length === 0) throw new Error(`no log of a database below ${root}`);
  // Checksum, length and type of a record that never came.
  for (const log of logs) appendFileSync(join(root, log), Buffer.from([0x12, 0x34, 0x56, 0x78, 0x40, 0x00, 0x01]));
}

/** What the browser does once it has found such a tear. */
export function loseDatabase(profile: string): void {
  const root = databasesIn(profile);
  const all = readdirSync(root);
  if (all.length === 0) throw new Error(`no database in ${root}`);
  for (const each of all) rmSync(join(root, each), { recursive: true });
}

function databasesIn(profile: string): string {
  return join(profile, 'Default', 'IndexedDB');
}
