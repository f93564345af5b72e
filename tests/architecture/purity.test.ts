import { describe, expect, test } from 'vitest';
import { read, SCRIPTS } from '../support/source/files';
import { impurities } from './purity';

const PURE = SCRIPTS.filter((file) => file.startsWith('rules/') || file.startsWith('bots/'));

describe('the rules and the minds are pure', () => {
  test.each(['rules', 'bots'])('the type check of %s knows neither the DOM nor Node', (part) => {
    const base = JSON.parse(read('tsconfig.json')).compilerOptions;
    const own = JSON.parse(read(`src/${part}/tsconfig.json`));
    const { lib, types } = { ...base, ...own.compilerOptions };
    expect(own.extends).toBe('../../tsconfig.json');
    expect(lib).toEqual(['ES2022']);
    expect(types).toEqual([]);
    expect(JSON.parse(read('package.json')).scripts.typecheck).toContain(`src/${part} `);
  });

  test.each(PURE)('%s sees no clock, no chance, no DOM, no machine', (file) => {
    expect(impurities(read(`src/${file}`))).toEqual([]);
    expect(read(`src/${file}`)).not.toContain('/// <reference');
  });

  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'performance.now()',
    'setTimeout(() => {}, 1);',
    'const roll = Math.random();',
    "const roll = Math['random']();",
    'const { random } = Math;',
    'const roll = `${Math . random()}`;',
    'crypto.getRandomValues(bytes)',
    'globalThis.fetch(url)',
    'console.log(state)',
    'if (process.env.FAST) return;',
    'document.title',
    'names.sort((a, b) => a.localeCompare(b))',
  ])('this would be refused: %s', (source) => {
    expect(impurities(source)).not.toEqual([]);
  });

  test.each([
    '// Date.now() and Math.random() are not for us',
    "const text = 'Math.random, Date, console';",
    'const low = Math.min(a, Math.imul(b, 3));',
    'const outdated = updateDate(candidate.Date, { history: 1 });',
  ])('this is fine: %s', (source) => {
    expect(impurities(source)).toEqual([]);
  });
});
