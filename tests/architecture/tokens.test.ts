import { describe, expect, test } from 'vitest';
import { below, read } from '../support/source/files';
import { coloursInScript, coloursInStyles } from './colours';

const TOKENS = 'kit/tokens.css';
const FILES = below('src/ui');
const STYLES = FILES.filter((file) => file.endsWith('.css') && file !== TOKENS);
const SCRIPTS = FILES.filter((file) => /\.tsx?$/.test(file));

describe('the screens take every colour from the tokens', () => {
  test.each(STYLES)('%s spells out none', (file) => {
    expect(coloursInStyles(read(`src/ui/${file}`))).toEqual([]);
  });

  test('nor does any markup or script', () => {
    const found = SCRIPTS.map((file) => [file, ...coloursInScript(read(`src/ui/${file}`))]);
    expect(found.filter(([, ...colours]) => colours.length > 0)).toEqual([]);
    expect(SCRIPTS.length).toBeGreaterThan(100);
  });

  test.each([
    '.a { color: #fff; }',
    '.a { background: linear-gradient(var(--ink), #0B274080 20%) }',
    '.a { border: 1px solid rgb(0 0 0 / 50%); }',
    '.a { --own: hsl(200 50% 50%); }',
    '.a:hover { box-shadow: 0 0 1rem black; }',
    '@media (hover: hover) { .a { fill: Yellow; } }',
  ])('this style would be refused: %s', (css) => {
    expect(coloursInStyles(css)).toHaveLength(1);
  });

  test.each([
    '.a { color: var(--ink); border-color: transparent; fill: currentcolor; }',
    '/* #fff, black */ svg.token.yellow:not(.pink) { stroke: url(#furrows); white-space: nowrap; }',
    '.a { color: color-mix(in srgb, var(--ink) 50%, transparent); fill: rgb(from var(--ink) r g b / 50%); }',
  ])('this style is fine: %s', (css) => {
    expect(coloursInStyles(css)).toEqual([]);
  });

  test.each([
    '<path fill="#fff" />',
    "const LAYERS = [[4.4, '#5fa6c9']];",
    '<path stroke="white" />',
    "element.style.color = 'red';",
    'const shade = `rgb(${red} 0 0)`;',
  ])('this script would be refused: %s', (source) => {
    expect(coloursInScript(source)).toHaveLength(1);
  });

  test.each([
    '<path fill="var(--white)" stroke="currentColor" /> // #fff',
    "location.hash = '#/games'; const colour = 'yellow'; const id = 'url(#furrows)';",
  ])('this script is fine: %s', (source) => {
    expect(coloursInScript(source)).toEqual([]);
  });
});

/** Rules for a pointer that hovers, outside of the query that asks for one: after a touch they would stick. */
function stuckHovers(css: string): readonly string[] {
  const asked = css.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return asked.match(/[^\n{}]*:hover[^{]*\{/g) ?? [];
}

test('what lights up under a mouse does not stay lit after a touch', () => {
  expect(STYLES.flatMap((file) => stuckHovers(read(`src/ui/${file}`)))).toEqual([]);
  expect(stuckHovers('.a:hover { color: inherit; }')).toHaveLength(1);
  expect(stuckHovers('@media (hover: hover) {\n  .a:hover {\n    color: inherit;\n  }\n}\n.b { top: 0; }')).toEqual([]);
});

test('every token is used, and what is used is a token or is set in the same part', () => {
  const tokens = new Set(read(`src/ui/${TOKENS}`).match(/(?<=^ {2})--[\w-]+(?=:)/gm));
  const texts = FILES.filter((file) => /\.(?:css|tsx?)$/.test(file)).map((file) => read(`src/ui/${file}`));
  const used = new Set(texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []));
  // In styles `--share: 1`, in markup `'--share': share`.
  const set = new Set(texts.flatMap((text) => text.match(/--[\w-]+(?='?\]?:|', )/g) ?? []));
  expect([...tokens].filter((token) => !used.has(token))).toEqual([]);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect(tokens.size).toBeGreaterThan(100);
});
