import { SAVE_VERSION } from '../versions';
import { FORMAT, isObject } from './head';
import { type NameGroups, parseNameGroups } from './nameGroups';
import { formatSave, parseSave, type Save } from './save';

// Games in a file: what export writes and import reads.

/** A larger file is no collection of games. */
const LARGEST_FILE = 64 * 1024 * 1024;
const MOST_GAMES = 10_000;

export type ParsedFile =
  | { readonly ok: true; readonly saves: readonly Save[]; readonly joinedNames: NameGroups }
  | { readonly ok: false; readonly why: 'tooLarge' | 'notOurs' | 'newer' }
  /** `key` of that game, counted from 1, cannot be read. */
  | { readonly ok: false; readonly why: 'damaged'; readonly game: number; readonly key: string };

/**
 * `unreadable` are kept as they are, for a later version of the app; this one does not read them. Apps from before there
 * were joined names do not look at those.
 */
export function formatFile(
  saves: readonly Save[],
  unreadable: readonly unknown[],
  joinedNames: NameGroups = [],
): string {
  return JSON.stringify({
    format: FORMAT,
    version: SAVE_VERSION,
    games: saves.map((save) => formatSave(save)),
    ...(unreadable.length > 0 && { unreadable }),
    ...(joinedNames.length > 0 && { joinedNames }),
  });
}

/** Only the form: whether the rules follow the games is asked afterwards. */
export function parseFile(text: string): ParsedFile {
  if (text.length > LARGEST_FILE) return { ok: false, why: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'notOurs' };
  }
  if (!isObject(value) || value.format !== FORMAT) return { ok: false, why: 'notOurs' };
  const { version, games } = value;
  if (typeof version === 'number' && version > SAVE_VERSION) return { ok: false, why: 'newer' };
  if (!Array.isArray(games)) return { ok: false, why: 'notOurs' };
  if (games.length > MOST_GAMES) return { ok: false, why: 'tooLarge' };
  const saves: Save[] = [];
  for (const [index, game] of games.entries()) {
    const parsed = parseSave(game);
    if (parsed.ok) saves.push(parsed.save);
    else if (parsed.why === 'newer') return { ok: false, why: 'newer' };
    else return { ok: false, why: 'damaged', game: index + 1, key: parsed.key };
  }
  // What is wrong with them is no reason to refuse games.
  return { ok: true, saves, joinedNames: parseNameGroups(value.joinedNames) ?? [] };
}
