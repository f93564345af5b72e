import fc from 'fast-check';
import { replay } from '../../src/history/replay';
import { formatPosition } from '../../src/rules/text/position';
import { parseBackup } from '../../src/storage/backup/backupText';
import { formatFile, parseFile } from '../../src/storage/format/file';
import { formatSave, parseSave, type Save } from '../../src/storage/format/save';
import { encodeGame } from '../../src/storage/links/compact';
import { readSharedGame } from '../../src/store/library/sharing';
import { ensure } from '../support/rules/build';
import { TABLES } from '../support/rules/randomGame';
import { brokenOff, wholeGame } from '../support/storage/compactGames';
import { mutatedText, mutatedValue, mutatedWords, ODD_JSON, ODD_VALUES } from '../support/storage/mutations';
import { backupOf, saveOf } from '../support/storage/samples';

/** Damaged links, files, records and backups of another game each time; how many were taken all the same, as games. */
export async function tryInputs(runs: number, seed: number): Promise<number> {
  const save = saveOf(brokenOff(wholeGame(TABLES[seed % TABLES.length], seed), seed), { id: 'game' });
  const stored = formatSave(save);
  const file = formatFile([save], []);
  const code = encodeGame(save.record);
  let accepted = 0;
  const takes = (isTaken: boolean) => {
    if (isTaken) accepted++;
  };
  const link = mutatedText(code ?? '').map((text) => () => takes(isGoodLink(text)));
  const text = fc
    .oneof(
      mutatedText(file),
      mutatedValue(JSON.parse(file), ODD_JSON).map((value) => JSON.stringify(value) ?? ''),
    )
    .map((damaged) => () => takes(isGoodFile(damaged)));
  const record = fc
    .oneof(
      mutatedValue(stored, ODD_VALUES),
      mutatedWords(String(stored.log), ['(3)', 'pass', 'lime', '.', '']).map((log) => ({ ...stored, log })),
    )
    .map((value) => () => takes(isGoodRecord(value)));
  const backup = mutatedText(backupOf(save)).map((damaged) => () => takes(isGoodBackup(damaged, save)));
  await fc.assert(
    fc.asyncProperty(fc.oneof(link, text, record, backup), async (check) => check()),
    { numRuns: runs, seed, endOnFailure: true },
  );
  return accepted;
}

/** A game that the rules follow to where it says it stands; or refused. */
function isGoodLink(text: string): boolean {
  const shared = readSharedGame(text);
  if (!shared.ok) return false;
  const replayed = replay(shared.record);
  ensure(replayed.ok && formatPosition(replayed.state) === formatPosition(shared.end), 'a link is a game or refused');
  return true;
}

function isGoodFile(text: string): boolean {
  const file = parseFile(text);
  if (!file.ok) return false;
  for (const save of file.saves) ensureSound(save);
  return true;
}

function isGoodRecord(value: unknown): boolean {
  const parsed = parseSave(value);
  if (!parsed.ok) return false;
  ensureSound(parsed.save);
  return true;
}

/** A check number stands before it. */
function isGoodBackup(text: string, save: Save): boolean {
  const read = parseBackup(text);
  ensure(read === null || JSON.stringify(read) === JSON.stringify(save), 'a damaged backup counts for nothing');
  return read !== null;
}

/** It is written as it was read, and its rules can be asked without an error. */
function ensureSound(save: Save): void {
  const again = parseSave(structuredClone(formatSave(save)));
  ensure(again.ok && JSON.stringify(again.save) === JSON.stringify(save), 'a save is read as it is written');
  replay(save.record);
}
