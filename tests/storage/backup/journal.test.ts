import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSave } from '../../../src/storage/format/save';
import { notesIn, openJournal, type Paper } from '../../../src/storage/journal';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

const FIRST = saveOf(cutTo(RUNNING, 40), { saves: 6 });
const SECOND = saveOf(cutTo(RUNNING, 41), { saves: 7 });
const THIRD = saveOf(cutTo(RUNNING, 42), { saves: 8 });
const OTHER = saveOf(OVER, { id: 'other', saves: 9 });

/** A file in memory; with a limit, writing breaks off there, as a kill would. */
function newPaper(content = new Uint8Array(), limit = Number.POSITIVE_INFINITY): Paper & { content: Uint8Array } {
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

test('[journal] an empty one has no notes', () => {
  expect(notesIn(newPaper())).toEqual([]);
});

test('[journal] of a game it has the last two saves', () => {
  const paper = newPaper();
  const { note } = openJournal(paper);
  for (const save of [FIRST, SECOND, THIRD]) expect(note(formatSave(save))).toBe(true);
  expect(notesIn(paper)).toEqual([THIRD, SECOND]);
});

test('[journal] no game writes over the last note of another before that is copied', () => {
  const paper = newPaper();
  const { note, copied } = openJournal(paper);
  for (const save of [FIRST, SECOND]) note(formatSave(save));
  const others = ['a', 'b', 'c'].map((id) => saveOf(cutTo(RUNNING, 2), { id, saves: 1 }));
  for (const save of others) expect(note(formatSave(save))).toBe(true);
  expect(notesIn(paper)).toEqual([others[0], SECOND, others[1], others[2]]);
  expect(note(formatSave(OTHER))).toBe(false);
  expect(note(formatSave(THIRD))).toBe(false);
  copied('a', 1);
  expect(note(formatSave(THIRD))).toBe(true);
  expect(note(formatSave(OTHER))).toBe(true);
  expect(notesIn(paper)).toEqual([THIRD, OTHER, others[1], others[2]]);
});

test('[journal] a copy of an older save is none of a newer one', () => {
  const paper = newPaper();
  const { note, copied } = openJournal(paper);
  note(formatSave(SECOND));
  copied(SECOND.id, FIRST.saves);
  note(formatSave(OTHER));
  expect(notesIn(paper)).toEqual([SECOND, OTHER]);
});

test('[journal] opened again it knows what it has', () => {
  const paper = newPaper();
  for (const save of [FIRST, SECOND]) openJournal(paper).note(formatSave(save));
  expect(notesIn(paper)).toEqual([FIRST, SECOND]);
  openJournal(paper).note(formatSave(OTHER));
  expect(notesIn(paper)).toEqual([OTHER, SECOND]);
});

test('[journal] a game that is forgotten is gone from it, copied or not, and no other', () => {
  const paper = newPaper();
  const { note, copied, forget } = openJournal(paper);
  for (const save of [FIRST, OTHER, SECOND]) note(formatSave(save));
  copied(FIRST.id, SECOND.saves);
  forget(FIRST.id);
  expect(notesIn(paper)).toEqual([OTHER]);
});

test('[journal] a kill in mid-write costs the note that was being written, and never the one before', () => {
  const before = newPaper();
  const { note } = openJournal(before);
  note(formatSave(FIRST));
  note(formatSave(SECOND));
  const whole = newPaper();
  openJournal(whole).note(formatSave(THIRD));
  for (let limit = 0; limit < whole.content.length; limit += 7) {
    const paper = newPaper(before.content.slice(), limit);
    expect(openJournal(paper).note(formatSave(THIRD))).toBe(false);
    expect(notesIn(paper)).toContainEqual(SECOND);
  }
});

test('[journal] a shorter note over a longer one is read as what it is', () => {
  const paper = newPaper();
  const { note, copied } = openJournal(paper);
  note(formatSave(THIRD));
  copied(THIRD.id, THIRD.saves);
  const short = saveOf(cutTo(RUNNING, 2), { id: 'short', saves: 2 });
  note(formatSave(short));
  expect(notesIn(paper)).toEqual([short]);
});

test('[journal] a game that has no room is not noted, and harms nobody', () => {
  const paper = newPaper();
  const { note } = openJournal(paper);
  note(formatSave(FIRST));
  expect(note({ ...formatSave(SECOND), log: 'x'.repeat(200_000) })).toBe(false);
  expect(notesIn(paper)).toEqual([FIRST]);
});

test('[journal] whatever is damaged counts for nothing', () => {
  const paper = newPaper();
  for (const save of [FIRST, SECOND]) openJournal(paper).note(formatSave(save));
  const places = [...paper.content.keys()].filter((at) => paper.content[at] !== 0);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = paper.content.slice();
      damaged[at] ^= change;
      expect(notesIn(newPaper(damaged))).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
      expect(notesIn(newPaper(bytes))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
