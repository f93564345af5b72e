import type { GameRecord } from '../../../src/history/record';
import { formatPosition } from '../../../src/rules/text/position';
import { formatBackup } from '../../../src/storage/backup/backupText';
import { formatSave, parseSave, type Save } from '../../../src/storage/format/save';
import { randomly } from '../policies';
import type { Table } from '../rules/randomGame';
import { brokenOff, finalState, wholeGame } from './compactGames';

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };
const TWO: Table = { players: 2, side: 'B', scoreBoard: 'light' };

/** A game in the middle, with notes of what was taken back and moves that can be made again; and one that is over. */
export const RUNNING = brokenOff(wholeGame(FOUR, 4, randomly), 3);
export const OVER = wholeGame(TWO, 7, randomly);

/** That game as it would be kept, or as told. */
export function saveOf(record: GameRecord, parts: Partial<Save> = {}): Save {
  const state = finalState(record);
  return {
    id: 'game1',
    title: 'Sunday',
    created: 1_700_000_000_000,
    touched: 1_700_000_100_000,
    saves: 5,
    isOver: state.step.type === 'over',
    removed: null,
    position: formatPosition(state),
    record,
    ...parts,
  };
}

/** The same game after that many moves: what is taken off the log can be redone. */
export function cutTo(record: GameRecord, moves: number): GameRecord {
  const all = [...record.log, ...record.redo].filter((entry) => entry.type !== 'takenBack');
  return { ...record, log: all.slice(0, moves), redo: [] };
}

/** Reads a save that is in order. */
export function openSave(value: unknown): Save {
  const parsed = parseSave(value);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.save;
}

/** Its backup. */
export function backupOf(save: Save): string {
  return formatBackup(formatSave(save));
}
