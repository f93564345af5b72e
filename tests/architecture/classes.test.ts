import { expect, test } from 'vitest';
import { below, read } from '../support/source/files';

const STYLES = below('src/ui').filter((file) => file.endsWith('.css'));
const MARKUP = below('src/ui').filter((file) => file.endsWith('.tsx'));

/** A screen, or what several of them share; styles beside the folders are for all. */
function areaOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'screens' ? second : first;
}

function selectorsOf(css: string): readonly string[] {
  const lists = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...lists].flatMap(([, list]) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
}

/** The class that a selector starts from: `.table > .board` starts from `table`. */
function leadingClass(selector: string): readonly string[] {
  return /^(?:[a-z]+)?\.([A-Za-z][\w-]*)/.exec(selector)?.slice(1) ?? [];
}

/** The class that a selector dresses wherever it is: `.face:hover` any `face`, `.gameCard .face` none elsewhere. */
function dressedEverywhere(selector: string): readonly string[] {
  return /[\s>+~]/.test(selector.replaceAll(/\([^)]*\)/g, '')) ? [] : leadingClass(selector);
}

/** Every word that may become a class there. */
function usedClasses(tsx: string): readonly string[] {
  const values = tsx.matchAll(/\bclass=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g);
  return [...values].flatMap(([, plain, made]) => {
    const texts = plain === undefined ? [...made.matchAll(/['`]([^'`]*)['`]/g)].map(([, text]) => text) : [plain];
    return texts.flatMap((text) => text.replaceAll(/\$\{\w+\}/g, '').match(/[A-Za-z][\w-]*/g) ?? []);
  });
}

/** The areas whose styles come with an area, as it is made of their parts. */
function partsOf(area: string): ReadonlySet<string> {
  const imports = MARKUP.filter((file) => areaOf(file) === area).flatMap((file) => [
    ...read(`src/ui/${file}`).matchAll(/(?:from|import) '(?:\.\.\/)+(?:screens\/)?(\w+)\//g),
  ]);
  return new Set(['app', 'kit', area, ...imports.map(([, part]) => part)]);
}

/** Whether of any two of these areas one is made of the other's parts. */
function isOneScreen(areas: readonly string[]): boolean {
  return areas.every((a) => areas.every((b) => partsOf(a).has(b) || partsOf(b).has(a)));
}

/** By class, where a part of its selectors is found. */
function areasOf(pick: (selector: string) => readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const areas = new Map<string, Set<string>>();
  for (const file of STYLES) {
    for (const name of selectorsOf(read(`src/ui/${file}`)).flatMap(pick)) {
      areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)));
    }
  }
  return areas;
}

// Screens are loaded one after the other and their styles stay: a class that two of them use would mix them up.
test('a class belongs to one screen, or to what all of them share', () => {
  const areas = areasOf(leadingClass);
  const shared = [...areas].filter(([, where]) => !isOneScreen([...where])).map(([name, where]) => [name, ...where]);
  expect(shared).toEqual([]);
  expect(areas.size).toBeGreaterThan(50);
});

test('what one screen dresses wherever it is, no other screen uses but one that has it as a part', () => {
  const dressed = areasOf(dressedEverywhere);
  const mixed = MARKUP.flatMap((file) => {
    const parts = partsOf(areaOf(file));
    return usedClasses(read(`src/ui/${file}`))
      .filter((name) => [...(dressed.get(name) ?? [])].some((area) => !parts.has(area)))
      .map((name) => `${name} of ${[...(dressed.get(name) ?? [])].join(', ')} in ${file}`);
  });
  expect(mixed).toEqual([]);
  expect(dressed.size).toBeGreaterThan(50);
});
