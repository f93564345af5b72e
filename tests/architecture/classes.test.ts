import { expect, test } from 'vitest';
import { below, read } from './files';

/** The class that a selector starts from: `.table > .board` starts from `table`. */
function leadingClasses(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...selectors]
    .flatMap(([, list]) => list.split(','))
    .flatMap((selector) => /^(?:[a-z]+)?\.([A-Za-z][\w-]*)/.exec(selector.trim())?.slice(1) ?? []);
}

/** Screens are loaded one after the other and their styles stay: a class that two of them use would mix them up. */
test('a class belongs to one screen, or to what all of them share', () => {
  const areas = new Map<string, Set<string>>();
  for (const file of below('src/ui').filter((name) => name.endsWith('.css'))) {
    const [area] = file.split('/');
    for (const name of leadingClasses(read(`src/ui/${file}`))) {
      areas.set(name, (areas.get(name) ?? new Set()).add(area));
    }
  }
  const shared = [...areas].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where]);
  expect(shared).toEqual([]);
  expect(areas.size).toBeGreaterThan(50);
});
