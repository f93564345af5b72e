import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT, read } from '../support/source/files';

/** Each with the folders that its paths may start from. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['', 'src/'],
  'CONTRIBUTING.md': ['', 'src/'],
  'src/rules/RULES.md': ['', 'src/', 'src/rules/'],
};

/** Made by a build, or on another machine. */
const ELSEWHERE = ['dist/', 'tests/results/', 'assets/', 'index.html', 'sw.js', 'licences.md', '~/'];

const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts);

describe.each(Object.entries(DOCUMENTS))('%s', (document, bases) => {
  test('names only files and folders that are there', () => {
    expect(missingPaths(read(document), bases)).toEqual([]);
  });

  test('names only functions that are in the file it says', () => {
    expect(missingNames(read(document), bases)).toEqual([]);
  });

  test('names only commands that are there', () => {
    expect(missingCommands(read(document))).toEqual([]);
  });
});

test('a path or a command that is not there is found', () => {
  expect(missingPaths('see `src/rules/chess.ts` and `rules/game.ts`, `play(state, move)`', ['', 'src/'])).toEqual([
    'src/rules/chess.ts',
  ]);
  expect(missingPaths('a folder `store/nothing/` or `src/rules`', ['', 'src/'])).toEqual(['store/nothing/']);
  expect(missingNames('`play` of `rules/game.ts`, `chess` of `src/rules/game.ts`', ['', 'src/'])).toEqual([
    'chess of src/rules/game.ts',
  ]);
  expect(missingCommands('`npm run nothing` and `npm run build`')).toEqual(['nothing']);
});

function missingPaths(text: string, bases: readonly string[]): readonly string[] {
  return codeIn(text)
    .filter(
      (code) => /^[\w.@/-]+$/.test(code) && (/\.(?:tsx?|css|mjs|md|json|html|svg)$/.test(code) || code.includes('/')),
    )
    .filter((code) => !ELSEWHERE.some((start) => code.startsWith(start)))
    .filter((code) => !bases.some((base) => isThere(`${base}${code}`)));
}

/** "`name` of `path`" where the file does not have that word. */
function missingNames(text: string, bases: readonly string[]): readonly string[] {
  return [...text.matchAll(/`(\w+)` of `([\w./-]+\.tsx?)`/g)]
    .filter(([, name, path]) => {
      const base = bases.find((each) => isThere(`${each}${path}`));
      return base === undefined || !new RegExp(`\\b${name}\\b`).test(read(`${base}${path}`));
    })
    .map(([, name, path]) => `${name} of ${path}`);
}

function missingCommands(text: string): readonly string[] {
  return [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name).filter((name) => !SCRIPTS.includes(name));
}

/** What stands in backticks, outside of blocks. */
function codeIn(text: string): readonly string[] {
  return [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
}

function isThere(path: string): boolean {
  const url = new URL(path, ROOT);
  return existsSync(url) && (!path.endsWith('/') || statSync(url).isDirectory());
}
