import { LONGEST_TITLE, LONGEST_TITLE_UNITS } from '../../../history/record';
import { isBlank } from './personName';

// Control characters, halves of characters, and what turns the direction of the sentences around a title. Joiners stay:
// Persian words and families of emoji need them.
const UNSEEN = /(?!\s)[\p{Cc}\p{Cs}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

/** What remains of a text that is being typed as a title: a space at its end may still become one between two words. */
export function typedTitle(text: string): string {
  const clean = text.slice(0, 1000).replace(UNSEEN, '').replace(/\s+/g, ' ').replace(/^ /, '');
  return shortened(clean, LONGEST_TITLE, LONGEST_TITLE_UNITS);
}

/** What remains of it once it is there; null for none. */
export function tidyTitle(text: string): string | null {
  const title = typedTitle(text).trim();
  return isBlank(title) ? null : title;
}

/** How many more characters a title can take. */
export function roomIn(title: string): number {
  return Math.min(LONGEST_TITLE - [...signsOf(title)].length, LONGEST_TITLE_UNITS - title.length);
}

/** A title with something behind it, as much of it as there is room for. */
export function extendedTitle(title: string, end: string): string {
  if (title.endsWith(end)) return title;
  const room = LONGEST_TITLE - [...signsOf(end)].length;
  return shortened(title, room, LONGEST_TITLE_UNITS - end.length).trimEnd() + end;
}

/** The title of one of several copies: all but the first have a number behind that end. A copy's copy is numbered on. */
export function copiedTitle(title: string, end: string, copy: number): string {
  const at = title.lastIndexOf(end);
  const isCopy = at >= 0 && /^(?: \d+)?$/.test(title.slice(at + end.length));
  return extendedTitle(isCopy ? title.slice(0, at) : title, copy === 1 ? end : `${end} ${copy}`);
}

/** As many whole characters of it as there is room for, in characters and in what computers count. */
function shortened(text: string, room: number, units: number): string {
  let start = '';
  let length = 0;
  for (const sign of signsOf(text)) {
    if (++length > room || start.length + sign.length > units) break;
    start += sign;
  }
  return start;
}

// Browsers before 2024 may not have it.
const SEGMENTER = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** The characters as people count them. */
function* signsOf(text: string): Iterable<string> {
  if (SEGMENTER === null) yield* text;
  else for (const { segment } of SEGMENTER.segment(text)) yield segment;
}
