import { once } from '../once';

// Control characters, halves of characters, and what turns the direction of the sentences around a name. Joiners stay:
// Persian words and families of emoji need them.
const UNSEEN = /(?!\s)[\p{Cc}\p{Cs}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

/** What can be seen of a text that is being typed: a space at its end may still become one between two words. */
export function typedText(text: string): string {
  // A whole book on the clipboard need not be looked at.
  return text.slice(0, 1000).replace(UNSEEN, '').replace(/\s+/g, ' ').replace(/^ /, '');
}

/** As many whole characters of it as there is room for, in characters and in what computers count. */
export function shortened(text: string, room: number, units: number): string {
  let start = '';
  let length = 0;
  for (const sign of signsOf(text)) {
    if (++length > room || start.length + sign.length > units) break;
    start += sign;
  }
  return start;
}

// Browsers before 2024 may not have it.
const segmenter = once(() => ('Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null));

/** The characters as people count them. */
export function* signsOf(text: string): Iterable<string> {
  const known = segmenter();
  if (known === null) yield* text;
  else for (const { segment } of known.segment(text)) yield segment;
}
