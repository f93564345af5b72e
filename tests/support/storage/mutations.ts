import fc from 'fast-check';

// Ways in which a text or a value goes wrong: by chance, by a bad disk, by intent.

const LETTERS = ['\ud83d', '\udc0d', '\u0000', '\u202e', '"', '\\', '{', ']', ',', ':', ' ', '9', '-', 'e', 'é', '漢'];

/** The same text with something wrong in it. */
export function mutatedText(text: string): fc.Arbitrary<string> {
  const place = fc.nat(Math.max(0, text.length - 1));
  const span = fc.tuple(place, fc.nat(40)).map(([from, length]) => [from, from + length] as const);
  return fc.oneof(
    fc.tuple(place, fc.nat(7)).map(([at, bit]) => {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
      return text.slice(0, at) + flipped + text.slice(at + 1);
    }),
    span.map(([from, to]) => text.slice(0, from) + text.slice(to)),
    span.map(([from, to]) => text.slice(0, to) + text.slice(from)),
    place.map((at) => text.slice(0, at)),
    place.map((at) => text.slice(at)),
    fc.tuple(place, fc.constantFrom(...LETTERS)).map(([at, letter]) => text.slice(0, at) + letter + text.slice(at)),
    fc.tuple(place, fc.constantFrom(...LETTERS)).map(([at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
    fc.tuple(place, place).map(([a, b]) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      return text.slice(0, from) + text.slice(to) + text.slice(from, to);
    }),
  );
}

/** The same words with some of them swapped, missing, doubled, or replaced. */
export function mutatedWords(text: string, others: readonly string[]): fc.Arbitrary<string> {
  const words = text.split(' ');
  const place = fc.nat(words.length - 1);
  return fc.oneof(
    fc.tuple(place, place).map(([a, b]) => words.with(a, words[b]).with(b, words[a]).join(' ')),
    place.map((at) => words.toSpliced(at, 1).join(' ')),
    place.map((at) => words.toSpliced(at, 0, words[at]).join(' ')),
    place.map((at) => words.slice(0, at).join(' ')),
    fc.tuple(place, fc.constantFrom(...others)).map(([at, word]) => words.with(at, word).join(' ')),
    fc.tuple(place, fc.constantFrom(...others)).map(([at, word]) => words.toSpliced(at, 0, word).join(' ')),
  );
}

/** JSON that the app never writes, but that a file can hold. */
export const ODD_JSON: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  3,
  1.5,
  -0,
  1e308,
  2 ** 53,
  2 ** 53 - 1,
  8.64e15,
  8.64e15 + 1,
  '',
  ' ',
  '0',
  'running',
  'over',
  '\ud83d',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  [null],
  nested(300),
  JSON.parse('{"__proto__":{"ok":true},"constructor":{"prototype":1}}'),
  JSON.parse('{"length":3,"type":"dealt"}'),
];

/** And what a database can hold besides. */
export const ODD_VALUES: readonly unknown[] = [
  ...ODD_JSON,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  new Date(0),
  new Date(Number.NaN),
  new Map([['type', 'dealt']]),
  new Uint8Array(3),
  cyclic(),
];

/** The same value with something else in one place at any depth: another value, none, or one more. */
export function mutatedValue(value: unknown, odd: readonly unknown[]): fc.Arbitrary<unknown> {
  const paths = pathsIn(value);
  const keys = fc.constantFrom('__proto__', 'constructor', 'toString', 'version', 'id', '0', 'more');
  return fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...odd), fc.constantFrom('set', 'remove', 'add'), keys)
    .map(([path, other, how, key]) =>
      changedAt(value, path, (old) => {
        if (how === 'set') return other;
        if (how === 'remove' || typeof old !== 'object' || old === null) return REMOVED;
        if (Array.isArray(old)) return [...old, other];
        const more = { ...old };
        Object.defineProperty(more, key, { value: other, enumerable: true, configurable: true, writable: true });
        return more;
      }),
    );
}

type Path = readonly (string | number)[];

const REMOVED = Symbol('removed');

function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsIn(each).map((path) => [key, ...path]));
  return [[], ...inner];
}

function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  if (path.length === 0) {
    const changed = change(value);
    return changed === REMOVED ? undefined : changed;
  }
  const [key, ...rest] = path;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string | number, unknown>)
    : { ...(value as object) };
  const changed = rest.length === 0 ? change(copy[key]) : changedAt(copy[key], rest, change);
  if (changed === REMOVED && Array.isArray(copy)) return copy.toSpliced(Number(key), 1);
  if (changed === REMOVED) delete copy[key];
  else copy[key] = changed;
  return copy;
}

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => ({ inner: [inner] }), null);
}

function cyclic(): unknown {
  const ring: Record<string, unknown> = { type: 'position' };
  ring.ring = ring;
  return ring;
}
