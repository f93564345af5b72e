import { posix } from 'node:path';
import { findImports } from '../support/source/scan';

// What a file of tests/ or build/ may import of this repository, besides src: its own folder and tests/support. The tests
// of the build import the build.

/** What is wrong with the imports of one file, given its path in the repository; an empty list if nothing is. */
export function strayImports(file: string, source: string): readonly string[] {
  return findImports(source)
    .flatMap(({ path }) => (path?.startsWith('.') ? [posix.join(posix.dirname(file), path)] : []))
    .filter((target) => !isAllowed(file, target))
    .map((target) => `${file} -> ${target}`);
}

function isAllowed(file: string, target: string): boolean {
  const to = folderOf(target);
  if (to === 'src' || to === 'tests/support') return true;
  const from = folderOf(file);
  return from === to || (from === 'tests/build' && to === 'build');
}

/** `tests/rules` of `tests/rules/naive/look.ts`, `build` of `build/homePicture/picture.ts`. */
function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'tests' ? `tests/${second}` : first;
}
