import { describe, expect, test } from 'vitest';
import { LANGUAGES, TEXTS } from '../../src/i18n/languages';
import { below, read, SCRIPTS } from '../support/source/files';
import { findImports, scan } from '../support/source/scan';
import { violations } from './arrows';

const SHOWN = below('src')
  .filter((file) => /\.(?:css|svg)$/.test(file))
  .map((file) => `src/${file}`);

describe('the arrows of DESIGN.md', () => {
  test('there are files to check, rules and main among them', () => {
    expect(SCRIPTS).toContain('main.tsx');
    expect(SCRIPTS).toContain('rules/game.ts');
    expect(SCRIPTS.flatMap((file) => findImports(read(`src/${file}`))).length).toBeGreaterThan(SCRIPTS.length);
  });

  test('no file imports against them', () => {
    expect(SCRIPTS.flatMap((file) => violations(file, read(`src/${file}`)))).toEqual([]);
  });

  test.each([
    ['rules/turn.ts', "import { signal } from '@preact/signals';"],
    ['rules/turn.ts', "import type { Texts } from '../i18n/en';"],
    ['rules/turn.ts', "export * from '../store/game';"],
    ['rules/turn.ts', "import 'node:fs';"],
    ['rules/turn.ts', "const later = () => import('../board/scene');"],
    ['i18n/en.ts', "import { rules } from '../rules/game';"],
    ['storage/saves.ts', "import { game } from '../store/game';"],
    ['store/game.ts', "export { Home } from '../ui/home/Home';"],
    ['store/game.ts', "import { openDB } from 'idb';"],
    ['board/scene.ts', "import { play } from '../rules/game';"],
    ['board/scene.ts', "import { layRefusals } from '../rules/laying';"],
    ['board/scene.ts', "import { parseReef } from '../rules/reefNotation';"],
    ['board/scene.ts', "import { texts } from '../ui/language';"],
    ['ui/table/Table.tsx', "import { play } from '../../rules/game';"],
    ['ui/table/Table.tsx', "import { legalLays } from '../../rules/laying.ts';"],
    ['ui/table/Table.tsx', "const rules = () => import('../../rules/turn');"],
    ['ui/table/Table.tsx', "import { settle } from '../../rules/settle';"],
    ['ui/table/Table.tsx', "import { special } from '../../rules/special';"],
    ['ui/table/Table.tsx', "import { setUp } from '../../rules/setup';"],
    ['ui/table/Table.tsx', "import { refill } from '../../rules/supply';"],
    ['ui/table/Table.tsx', "import { mount } from '../../board/mount';"],
    ['ui/table/Table.tsx', "import { type Mount } from '../../board/mount';"],
    ['ui/table/Table.tsx', "import { save } from '../../storage/saves';"],
    ['ui/table/Table.tsx', "import { Application } from 'pixi.js';"],
    ['ui/table/Table.tsx', 'const page = () => import(`../${name}`);'],
    ['ui/table/Table.tsx', "const pages = import.meta.glob('../**');"],
    ['ui/home/Home.tsx', "import { app } from '../../main';"],
    ['ui/home/Home.tsx', "import json from '../../../package.json';"],
    ['offline/updates.ts', "import { language } from '../ui/language';"],
    ['board/scene.ts', "import { isReady } from '../offline/standing';"],
    ['main.tsx', "import { openDB } from 'idb';"],
    ['main.tsx', "import './helpers';"],
    ['helpers.ts', ''],
    ['sounds/drop.ts', ''],
  ])('in %s this would be refused: %s', (file, source) => {
    expect(violations(file, source)).toHaveLength(1);
  });

  test.each([
    ['rules/turn.ts', "import { hex } from './hex';"],
    ['board/scene.ts', "import type { GameState } from '../rules/state';"],
    ['board/scene.ts', "import { HALVES } from '../rules/luminos'; import { BOARDS } from '../rules/boards';"],
    [
      'board/reconcile.ts',
      "import type { GameEvent } from '../rules/events'; import type { Seat } from '../rules/state';",
    ],
    [
      'ui/end/Scores.tsx',
      "import { finalScores } from '../../rules/finalScoring'; import { BOARDS } from '../../rules/boards';",
    ],
    ['ui/pictures/reefParts.ts', "import { parseReef } from '../../rules/reefNotation';"],
    ['store/game.ts', "import { play } from '../rules/game';"],
    ['ui/table/Table.tsx', "const board = () => import('../../board/mount');"],
    ['ui/table/Table.tsx', "import type { Mount } from '../../board/mount';"],
    ['ui/table/Table.tsx', "import { useState } from 'preact/hooks'; import './table.css';"],
    ['offline/updates.ts', "import { Workbox } from 'workbox-window';"],
    ['main.tsx', "import { Home } from './ui/home/Home'; import { open } from './storage/saves';"],
  ])('in %s this is fine: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });
});

describe('what is shipped', () => {
  // The one address that is a name and never a request.
  const NAMESPACE = 'http://www.w3.org/2000/svg';

  test('asks no other host for anything', () => {
    const served = below('public').filter((file) => /\.(?:svg|txt)$/.test(file));
    const texts = ['index.html', 'build/manifest.ts', ...SHOWN, ...served.map((file) => `public/${file}`)].map(read);
    const strings = SCRIPTS.flatMap((file) => [...scan(read(`src/${file}`)).strings.values()]);
    const isForeign = (text: string) => /(?:https?:|wss?:|["'(=\s]|^)\/\/\w/.test(text.replaceAll(NAMESPACE, ''));
    expect([...texts, ...strings].filter(isForeign)).toEqual([]);
    expect(['https://a.example', '//a.example', 'url(//a.example)', '<img src="//a">'].every(isForeign)).toBe(true);
  });

  test('makes no elements out of text', () => {
    const risky = /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write)\b/;
    expect(SCRIPTS.filter((file) => risky.test(scan(read(`src/${file}`)).code))).toEqual([]);
    expect(risky.test(scan('element.innerHTML = text;').code)).toBe(true);
  });

  test('says everything in both languages', () => {
    const keys = Object.keys(TEXTS.en);
    expect(keys.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      expect(Object.keys(TEXTS[language]).sort()).toEqual([...keys].sort());
      for (const text of Object.values(TEXTS[language])) expect(text).toMatch(/\S/);
    }
  });
});
