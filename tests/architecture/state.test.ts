import { describe, expect, test } from 'vitest';
import { read, SCRIPTS } from '../support/source/files';
import { moduleState } from './state';

/** Modules that still have some: this list only gets shorter, and goes with the last of them. */
const STILL: readonly string[] = [];

describe('one composition root', () => {
  test('no module has state of its own, and none does anything when it is imported', () => {
    expect(SCRIPTS.length).toBeGreaterThan(200);
    const others = SCRIPTS.filter((file) => !STILL.includes(file));
    expect(others.flatMap((file) => moduleState(file, read(`src/${file}`)))).toEqual([]);
  });

  test.each([
    'let last = 0;',
    'export let last: Move | null = null;',
    'const shown = signal(0);',
    'export const shown: Signal<readonly Move[]> = signal<readonly Move[]>([]);',
    'const known = new Map<string, Path2D>();\nfunction find(key: string) {\n  known.set(key, new Path2D());\n}',
    'const waiting: Move[] = [];\nexport function add(move: Move) {\n  waiting.push(move);\n}',
    'const memory = { last: 0 };\nexport const note = (now: number) => {\n  memory.last = now;\n};',
    'const counts = [0, 0];\nexport const count = (at: number) => {\n  counts[at] += 1;\n};',
    "addEventListener('hashchange', rebuild);",
    'start();',
    'for (const each of LIST) open(each);',
    'if (import.meta.hot) import.meta.hot.accept();',
    'Ticker.system.autoStart = false;',
    "const worker = new Worker(new URL('./worker.ts', import.meta.url));",
    "const first = localStorage.getItem('first');",
    'const handle = setTimeout(() => {}, 1);',
  ])('this would be refused: %s', (source) => {
    expect(moduleState('store/table/table.ts', source)).toHaveLength(1);
    expect(moduleState('ui/kit/Button.tsx', source)).toHaveLength(1);
  });

  test.each([
    'export const LAST_ROUND = 10;',
    "import { signal } from '@preact/signals';\nimport './table.css';",
    'export type { Move } from "./state";\nexport interface Keep {\n  readonly last: number;\n}',
    'export function createTable() {\n  let last = 0;\n  const shown = signal(0);\n  return () => last++;\n}',
    'const FIELDS = Array.from({ length: 44 }, (_, index) => index);',
    'const DEVICE = {\n  read: () => localStorage,\n  wait(ms: number) {\n    setTimeout(() => {}, ms);\n  },\n};',
    'const NAMES = new Map([["a", 1]]);\nexport const nameOf = (key: string) => NAMES.get(key);',
    'const isSame = (a: Move, b: Move) => a.type === b.type;',
    'export const doubled = computed(() => 2 * given.value);',
  ])('this is fine: %s', (source) => {
    expect(moduleState('store/table/table.ts', source)).toEqual([]);
  });

  test('settings of the page and its route are signals in one folder; roots may do what they want', () => {
    expect(moduleState('main.tsx', 'start();')).toEqual([]);
  });
});
