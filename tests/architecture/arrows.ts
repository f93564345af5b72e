import { posix } from 'node:path';
import { findImports, type Import } from '../support/source/scan';

interface Arrows {
  /** Parts, or single files of a part. */
  readonly parts: readonly string[];
  /** Parts that must not be in the first download: reached by `import()` or for their types only. */
  readonly lazily?: readonly string[];
  readonly packages: readonly string[];
}

/** Where the rules say what there is. What is allowed and what happens next is asked by one file of the store alone. */
const READING = ['rules/state', 'rules/reef', 'rules/scores', 'rules/events', 'rules/data'];
const COUNTING = [
  'rules/play/finalScoring',
  'rules/play/scoringPhase',
  'rules/play/scoringOutlook',
  'rules/play/worth',
];
const NOTATION = [
  'rules/text/position',
  'rules/text/setup',
  'rules/text/validate',
  'rules/text/reef',
  'rules/text/names',
  'rules/text/reader',
];

/** What of the board needs no Pixi: where things are, for the grid behind the canvas, and a copy of its picture. */
const PLACING = ['board/layout', 'board/camera', 'board/view', 'board/keptPicture'];

/** The map of README.md as data: what each may import, besides itself. */
const ARROWS: Readonly<Record<string, Arrows>> = {
  rules: { parts: [], packages: [] },
  i18n: { parts: [], packages: [] },
  history: { parts: ['rules'], packages: [] },
  bots: { parts: ['rules'], packages: [] },
  storage: { parts: ['rules', 'history'], packages: ['idb'] },
  store: {
    // Of the analysis its version, which tells whether one that was kept is out of date.
    parts: [
      ...READING,
      ...COUNTING,
      'rules/text',
      'history',
      'storage',
      'bots/publicView',
      'bots/analysis/report',
      'bots/puzzle/puzzle',
    ],
    // A mind with its weights comes only when a thinking player sits at the table.
    lazily: ['bots'],
    packages: ['@preact/signals'],
  },
  art: { parts: [], packages: [] },
  board: { parts: [...READING, 'art'], packages: ['pixi.js', '@preact/signals'] },
  ui: {
    parts: [
      'store',
      'storage/localKeys',
      'history/record',
      'history/timeline',
      ...READING,
      ...COUNTING,
      ...NOTATION,
      ...PLACING,
      'art',
      'i18n',
      'offline',
    ],
    // Of the minds only what they say: about their turns, about a game, a puzzle, and to those who ask.
    lazily: ['board', 'bots/why', 'bots/advice', 'bots/matter', 'bots/analysis/report', 'bots/puzzle/puzzle'],
    packages: ['preact', '@preact/signals', 'lean-qr'],
  },
  // Its standing is signals, for screens to show; the service worker itself imports nothing.
  offline: { parts: [], packages: ['workbox-window', '@preact/signals'] },
  'main.tsx': {
    parts: ['rules', 'history', 'i18n', 'art', 'storage', 'store', 'board', 'ui', 'offline'],
    lazily: ['bots'],
    packages: ['preact', '@preact/signals'],
  },
};

/** Single files that may import more than their part: the table's source of moves asks the rules what is allowed. */
const DECIDING: Readonly<Record<string, readonly string[]>> = { 'store/table/moveSource.ts': ['rules'] };

/** What is wrong with the imports of one file, given its path below src; an empty list if nothing is. */
export function violations(file: string, source: string): readonly string[] {
  const part = file.split('/')[0] ?? '';
  const arrows = ARROWS[part];
  if (!arrows) return [`${file} belongs to no part`];
  return findImports(source)
    .filter((each) => !isAllowed(file, part, arrows, each))
    .map(({ kind, path }) => `${file} -> ${path ?? 'a computed path'}${kind === 'static' ? '' : ` (${kind})`}`);
}

function isAllowed(
  file: string,
  part: string,
  { parts, lazily = [], packages }: Arrows,
  { kind, path }: Import,
): boolean {
  if (path === undefined) return false;
  if (!path.startsWith('.')) return packages.some((name) => isWithin(path, name));
  const target = posix.join(posix.dirname(file), path);
  if (isAcrossScreens(file, target)) return false;
  if (isWithin(target, part) && target !== 'main.tsx') return true;
  if ([...parts, ...(DECIDING[file] ?? [])].some((each) => isWithin(stem(target), each))) return true;
  return kind !== 'static' && lazily.some((each) => isWithin(target, each));
}

/** Screens never import each other, and what they share imports no screen: only the app knows which there are. */
function isAcrossScreens(file: string, target: string): boolean {
  const screen = screenOf(target);
  return screen !== null && screen !== screenOf(file) && isWithin(file, 'ui') && !isWithin(file, 'ui/app');
}

function screenOf(path: string): string | null {
  return /^ui\/screens\/([^/]+)/.exec(path)?.[1] ?? null;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function stem(path: string): string {
  return path.replace(/\.(?:ts|tsx|js)$/, '');
}
