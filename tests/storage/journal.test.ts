import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteDown, notesIn, type Paper } from '../../src/storage/journal';
import { formatSave } from '../../src/storage/save';
import { cutTo, OVER, RUNNING, saveOf } from './samples';

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

test('[journal] has the last two saves, of one game or of two', () => {
  const paper = newPaper();
  for (const save of [FIRST, SECOND, THIRD]) expect(noteDown(paper, formatSave(save))).toBe(true);
  expect(notesIn(paper)).toEqual([THIRD, SECOND]);
  noteDown(paper, formatSave(OTHER));
  expect(notesIn(paper)).toEqual([THIRD, OTHER]);
  paper.truncate(0);
  expect(notesIn(paper)).toEqual([]);
});

test('[journal] a kill in mid-write costs the note that was being written, and never the one before', () => {
  const before = newPaper();
  noteDown(before, formatSave(FIRST));
  noteDown(before, formatSave(SECOND));
  const whole = newPaper();
  noteDown(whole, formatSave(THIRD));
  for (let limit = 0; limit < whole.content.length; limit += 7) {
    const paper = newPaper(before.content.slice(), limit);
    expect(noteDown(paper, formatSave(THIRD))).toBe(false);
    expect(notesIn(paper)).toContainEqual(SECOND);
  }
});

test('[journal] a shorter note over a longer one is read as what it is', () => {
  const paper = newPaper();
  noteDown(paper, formatSave(THIRD));
  const short = saveOf(cutTo(RUNNING, 2), { id: 'short', saves: 2 });
  noteDown(paper, formatSave(short));
  expect(notesIn(paper)).toEqual([short]);
});

test('[journal] a game that has no room is not noted, and harms nobody', () => {
  const paper = newPaper();
  noteDown(paper, formatSave(FIRST));
  expect(noteDown(paper, { ...formatSave(SECOND), log: 'x'.repeat(200_000) })).toBe(false);
  expect(notesIn(paper)).toEqual([FIRST]);
});

test('[journal] whatever is damaged counts for nothing', () => {
  const paper = newPaper();
  noteDown(paper, formatSave(FIRST));
  noteDown(paper, formatSave(SECOND));
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
