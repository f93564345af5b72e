import { LONGEST_NAME, LONGEST_NAME_UNITS } from '../../../history/record';
import { shortened, typedText } from './typedText';

/** What remains of a text that is being typed as a name. */
export function typedName(text: string): string {
  return shortened(typedText(text), LONGEST_NAME, LONGEST_NAME_UNITS);
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
