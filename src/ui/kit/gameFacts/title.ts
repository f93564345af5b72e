import { LONGEST_TITLE, LONGEST_TITLE_UNITS } from '../../../history/record';
import { isBlank } from './personName';
import { shortened, signsOf, typedText } from './typedText';

/** What remains of a text that is being typed as a title. */
export function typedTitle(text: string): string {
  return shortened(typedText(text), LONGEST_TITLE, LONGEST_TITLE_UNITS);
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
