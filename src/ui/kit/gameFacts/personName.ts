import { LONGEST_NAME, LONGEST_NAME_UNITS } from '../../../history/record';

// Control characters, halves of characters, and what turns the direction of the sentences around a name. Joiners stay:
// Persian names and families of emoji need them.
const UNSEEN = /(?!\s)[\p{Cc}\p{Cs}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

/** What remains of a text that is being typed as a name: a space at its end may still become one between two words. */
export function typedName(text: string): string {
  // A whole book on the clipboard need not be looked at.
  const clean = text.slice(0, 1000).replace(UNSEEN, '').replace(/\s+/g, ' ').replace(/^ /, '');
  let name = '';
  let length = 0;
  for (const sign of signsOf(clean)) {
    if (++length > LONGEST_NAME || name.length + sign.length > LONGEST_NAME_UNITS) break;
    name += sign;
  }
  return name;
}

/** What remains of it once it is there. */
export function tidyName(text: string): string {
  return typedName(typedName(text).trim());
}

/** Nothing in it that could be seen. */
export function isBlank(name: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}

/** Would be taken for the same name when read aloud. */
export function isSameName(a: string, b: string): boolean {
  return a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
}

// Browsers before 2024 may not have it.
const SEGMENTER = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** The characters as people count them. */
function* signsOf(text: string): Iterable<string> {
  if (SEGMENTER === null) yield* text;
  else for (const { segment } of SEGMENTER.segment(text)) yield segment;
}
