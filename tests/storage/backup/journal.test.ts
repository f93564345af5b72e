import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notesIn, openJournal, type SyncFile } from '../../../src/storage/backup/journal';
import { formatSave, parseSave, type Save } from '../../../src/storage/format/save';
import { RULES_VERSION } from '../../../src/storage/versions';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

const FIRST = saveOf(cutTo(RUNNING, 40), { saves: 6 });
const SECOND = saveOf(cutTo(RUNNING, 41), { saves: 7 });
const THIRD = saveOf(cutTo(RUNNING, 42), { saves: 8 });
const OTHER = saveOf(OVER, { id: 'other', saves: 9 });

/** A file in memory; with a limit, writing breaks off there, as a kill would. */
function newSyncFile(content = new Uint8Array(), limit = Number.POSITIVE_INFINITY): SyncFile & { content: Uint8Array } {
  return {
    content,
    read(bytes, { at }) {
      const there = this.content.subarray(at, at + bytes.length);
      bytes.set(there);
      return there.length;
    },
    write(bytes, { at }) {
      const written = bytes.subarray(0, limit);
      const grown = new Uint8Array(Math.max(this.content.length, at + written.length));
      grown.set(this.content);
      grown.set(written, at);
      this.content = grown;
      return written.length;
    },
    truncate(size) {
      this.content = this.content.slice(0, size);
    },
    flush() {},
    close() {},
  };
}

/** What can be read of it. */
const savesIn = (paper: SyncFile): readonly Save[] =>
  notesIn(paper, RULES_VERSION).flatMap((note) => {
    const parsed = parseSave(note);
    return parsed.ok ? parsed.save : [];
  });

test('[journal] an empty one has no notes', () => {
  expect(savesIn(newSyncFile())).toEqual([]);
});

test('[journal] of a game it has the last two saves', () => {
  const paper = newSyncFile();
  const { note } = openJournal(paper);
  for (const save of [FIRST, SECOND, THIRD]) expect(note(formatSave(save))).toBe(true);
  expect(savesIn(paper)).toEqual([THIRD, SECOND]);
});

test('[journal] no game writes over the last note of another before that is copied', () => {
  const paper = newSyncFile();
  const { note, copied } = openJournal(paper);
  for (const save of [FIRST, SECOND]) note(formatSave(save));
  const others = ['a', 'b', 'c'].map((id) => saveOf(cutTo(RUNNING, 2), { id, saves: 1 }));
  for (const save of others) expect(note(formatSave(save))).toBe(true);
  expect(savesIn(paper)).toEqual([others[0], SECOND, others[1], others[2]]);
  expect(note(formatSave(OTHER))).toBe(false);
  expect(note(formatSave(THIRD))).toBe(false);
  copied('a', 1);
  expect(note(formatSave(THIRD))).toBe(true);
  expect(note(formatSave(OTHER))).toBe(true);
  expect(savesIn(paper)).toEqual([THIRD, OTHER, others[1], others[2]]);
});

test('[journal] a copy of an older save is none of a newer one', () => {
  const paper = newSyncFile();
  const { note, copied } = openJournal(paper);
  note(formatSave(SECOND));
  copied(SECOND.id, FIRST.saves);
  note(formatSave(OTHER));
  expect(savesIn(paper)).toEqual([SECOND, OTHER]);
});

test('[journal] opened again it knows what it has', () => {
  const paper = newSyncFile();
  for (const save of [FIRST, SECOND]) openJournal(paper).note(formatSave(save));
  expect(savesIn(paper)).toEqual([FIRST, SECOND]);
  openJournal(paper).note(formatSave(OTHER));
  expect(savesIn(paper)).toEqual([OTHER, SECOND]);
});

test('[journal] a game that is forgotten is gone from it, copied or not, and no other', () => {
  const paper = newSyncFile();
  const { note, copied, forget } = openJournal(paper);
  for (const save of [FIRST, OTHER, SECOND]) note(formatSave(save));
  copied(FIRST.id, SECOND.saves);
  forget(FIRST.id);
  expect(savesIn(paper)).toEqual([OTHER]);
});

test('[journal] a kill in mid-write costs the note that was being written, and never the one before', () => {
  const before = newSyncFile();
  const { note } = openJournal(before);
  note(formatSave(FIRST));
  note(formatSave(SECOND));
  const whole = newSyncFile();
  openJournal(whole).note(formatSave(THIRD));
  for (let limit = 0; limit < whole.content.length; limit += 7) {
    const paper = newSyncFile(before.content.slice(), limit);
    expect(openJournal(paper).note(formatSave(THIRD))).toBe(false);
    expect(savesIn(paper)).toContainEqual(SECOND);
  }
});

test('[journal] a shorter note over a longer one is read as what it is', () => {
  const paper = newSyncFile();
  const { note, copied } = openJournal(paper);
  note(formatSave(THIRD));
  copied(THIRD.id, THIRD.saves);
  const short = saveOf(cutTo(RUNNING, 2), { id: 'short', saves: 2 });
  note(formatSave(short));
  expect(savesIn(paper)).toEqual([short]);
});

test('[journal] a game that has no room is not noted, and the games noted before stay', () => {
  const paper = newSyncFile();
  const { note } = openJournal(paper);
  note(formatSave(FIRST));
  expect(note({ ...formatSave(SECOND), log: 'x'.repeat(200_000) })).toBe(false);
  expect(savesIn(paper)).toEqual([FIRST]);
});

test('[journal] whatever is damaged counts for nothing', () => {
  const paper = newSyncFile();
  for (const save of [FIRST, SECOND]) openJournal(paper).note(formatSave(save));
  const places = [...paper.content.keys()].filter((at) => paper.content[at] !== 0);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = paper.content.slice();
      damaged[at] ^= change;
      expect(savesIn(newSyncFile(damaged))).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
      expect(savesIn(newSyncFile(bytes))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
