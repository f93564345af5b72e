import { type ReadonlySignal, signal } from '@preact/signals';
import { isObject, isTime } from '../../storage/format/head';
import { type NameGroups, parseNameGroups } from '../../storage/format/nameGroups';
import { seal, unseal } from '../../storage/format/sealed';
import { NAMES_KEY } from '../../storage/keyNames';
import { readKey, writeKey } from '../../storage/localKeys';
import type { Storage } from '../../storage/storage';

export type { NameGroups } from '../../storage/format/nameGroups';

/** Which names are one person's. Kept in two places, for a browser may lose its database; the later one counts. */
export interface JoinedNames {
  readonly groups: ReadonlySignal<NameGroups>;
  /** As they are kept; before that there are none. Never rejects. */
  load(): Promise<void>;
  /** From now on a name stands for the same person as another one, and is called like that. */
  join(name: string, to: string): void;
  separate(name: string): void;
  /** Those of a file join those that are here. */
  add(groups: NameGroups): void;
}

interface Kept {
  readonly at: number;
  readonly groups: NameGroups;
}

const NONE: Kept = { at: 0, groups: [] };
const NOTE = 'joinedNames';

export function createJoinedNames({ device, database }: Pick<Storage, 'device' | 'database'>): JoinedNames {
  const groups = signal<NameGroups>([]);
  let latest = NONE;
  const take = (kept: Kept) => {
    latest = kept;
    groups.value = kept.groups;
  };
  /** Another tab may have joined names since. */
  const catchUp = () => {
    const kept = parseKept(readKey(device.localStorage, NAMES_KEY));
    if (kept.at > latest.at) take(kept);
  };
  const write = () => {
    const text = seal(JSON.stringify(latest));
    writeKey(device.localStorage, NAMES_KEY, text);
    database.putNote(NOTE, text).catch(() => {});
  };
  const change = (to: (before: NameGroups) => NameGroups) => {
    catchUp();
    const next = to(latest.groups);
    // What could not be read again would take all others with it.
    if (parseNameGroups(next) === null) return;
    take({ at: Math.max(device.now(), latest.at + 1), groups: next });
    write();
  };
  const loadAll = async () => {
    catchUp();
    const noted = parseKept(await database.getNote(NOTE).catch(() => null));
    if (noted.at === latest.at) return;
    if (noted.at > latest.at) take(noted);
    // One of the two places has lost it.
    write();
  };
  let loading: Promise<void> | null = null;
  return {
    groups,
    load() {
      loading ??= loadAll();
      return loading;
    },
    join: (name, to) => change((before) => joinNames(before, name, to)),
    separate: (name) => change((before) => separateName(before, name)),
    add(more) {
      if (more.length > 0) change((before) => addGroups(before, more));
    },
  };
}

function parseKept(text: string | null): Kept {
  const value = unseal(text ?? '');
  if (!isObject(value) || !isTime(value.at)) return NONE;
  const groups = parseNameGroups(value.groups);
  return groups === null ? NONE : { at: value.at, groups };
}

/** The same for names that differ only by small and large letters, by spaces or by how their signs are put together. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** The two groups, or names, become one, which is called like the second. */
export function joinNames(groups: NameGroups, name: string, to: string): NameGroups {
  const own = groupOf(groups, name);
  const other = groupOf(groups, to);
  const areOne = own !== undefined && own === other;
  if (areOne || nameKey(name) === nameKey(to)) return groups;
  const all = [...(other ?? [to]), ...(own ?? [name])];
  return [...groups.filter((group) => group !== own && group !== other), all];
}

/** A person of their own again. Those that are left in the group stay together. */
export function separateName(groups: NameGroups, name: string): NameGroups {
  const own = groupOf(groups, name);
  if (own === undefined) return groups;
  const rest = own.filter((each) => nameKey(each) !== nameKey(name));
  const others = groups.filter((group) => group !== own);
  return rest.length < 2 ? others : [...others, rest];
}

/** Where the two disagree on what a person is called, the first ones do not change. */
export function addGroups(groups: NameGroups, more: NameGroups): NameGroups {
  return more.reduce(
    (before, [first, ...others]) =>
      others.reduce((all, name) => {
        const [to, from] =
          groupOf(all, name) !== undefined && groupOf(all, first) === undefined ? [name, first] : [first, name];
        return joinNames(all, from, to);
      }, before),
    groups,
  );
}

function groupOf(groups: NameGroups, name: string): readonly string[] | undefined {
  const key = nameKey(name);
  return groups.find((group) => group.some((each) => nameKey(each) === key));
}
