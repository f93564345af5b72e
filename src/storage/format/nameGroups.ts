import { LONGEST_NAME_UNITS } from '../../history/record';
import { isText } from './head';

/** Names that the players have said to be one person's, group by group; the first of a group is what that person is called. */
export type NameGroups = readonly (readonly string[])[];

/** More are not made by people. */
const MOST_GROUPS = 500;
const MOST_NAMES = 100;

/** From a file or from where they are kept; null if that is damaged. */
export function parseNameGroups(value: unknown): NameGroups | null {
  if (!Array.isArray(value) || value.length > MOST_GROUPS) return null;
  // A list may have holes, which `every` alone would skip.
  return Array.from(value).every(isGroup) ? value.map((group) => [...group]) : null;
}

function isGroup(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST_NAMES) return false;
  return Array.from(value).every((name) => isText(name) && name.length <= LONGEST_NAME_UNITS);
}
