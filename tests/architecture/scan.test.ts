import { expect, test } from 'vitest';
import { findImports } from '../support/source/scan';

test('the scanner sees every form of import, and none in comments, strings, templates and patterns', () => {
  const source = [
    "import a, { b as c } from 'one';",
    'import * as d from "two"; import type { E } from \'three\';',
    "import{f}from'four';import'five';",
    "import {\n  g, // from 'comment'\n  type H,\n} from 'six';",
    "export { i } from 'seven'; export * as j from 'eight'; export type { K } from 'nine';",
    "const l = await import(/* why */ 'ten'), m = `${await import(`eleven`)} import 'template' ${'}'} `;",
    '// import "comment"',
    "/* import 'comment' */ const n = \"import 'string'\";",
    "const o = /[/'\"]import 'pattern'/.test(n) ? 4 / 2 : 1 / 2; import 'twelve';",
    "const p = <p title='x'>don't</p>; \nimport 'thirteen'; const q = <hr />;",
    'const importer = { import: 1, from: 2 }; export const from = importer.import; const s = `${{}}`;',
    "import 'fourteen';",
  ].join('\n');
  expect(findImports(source)).toEqual([
    { kind: 'static', path: 'one' },
    { kind: 'static', path: 'two' },
    { kind: 'type', path: 'three' },
    { kind: 'static', path: 'four' },
    { kind: 'static', path: 'five' },
    { kind: 'static', path: 'six' },
    { kind: 'static', path: 'seven' },
    { kind: 'static', path: 'eight' },
    { kind: 'type', path: 'nine' },
    { kind: 'dynamic', path: 'ten' },
    { kind: 'dynamic', path: 'eleven' },
    { kind: 'static', path: 'twelve' },
    { kind: 'static', path: 'thirteen' },
    { kind: 'static', path: 'fourteen' },
  ]);
});
