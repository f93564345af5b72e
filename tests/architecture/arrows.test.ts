import { describe, expect, test } from 'vitest';
import { below, read, SCRIPTS } from '../support/source/files';
import { findImports, scan } from '../support/source/scan';
import { violations } from './arrows';

const SHOWN = below('src')
  .filter((file) => /\.(?:css|svg)$/.test(file))
  .map((file) => `src/${file}`);

describe('the arrows of README.md', () => {
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
    ['history/log.ts', "import { game } from '../storage/format/save';"],
    ['bots/mind/mind.ts', "import type { AgentView } from '../../store/table/agent';"],
    ['store/table/agent.ts', "import { createMind } from '../../bots/mind/mind';"],
    ['store/game.ts', "export { Home } from '../ui/home/Home';"],
    ['store/game.ts', "import { openDB } from 'idb';"],
    ['board/scene.ts', "import { play } from '../rules/game';"],
    ['board/scene.ts', "import { layRefusals } from '../rules/play/laying';"],
    ['board/scene.ts', "import { parseReef } from '../rules/text/reef';"],
    ['board/scene.ts', "import { texts } from '../ui/language';"],
    ['store/table/table.ts', "import { play } from '../../rules/game';"],
    ['store/table/aiming.ts', "import { legalLays } from '../../rules/play/laying';"],
    ['store/table/choosing.ts', "import { specialActions } from '../../rules/play/special';"],
    ['store/library/library.ts', "const rules = () => import('../../rules/game');"],
    ['ui/screens/table/panel/SidePanel.tsx', "import { Settings } from '../../settings/Settings';"],
    ['ui/screens/table/panel/SidePanel.tsx', "const guide = () => import('../../guide/Guide');"],
    ['ui/screens/replay/Replay.tsx', "import type { TableScreen } from '../table/tableScreen';"],
    ['ui/screens/home/Home.tsx', "import { Table } from '../table/Table';"],
    ['ui/boardScreen/keys.ts', "import { takeBack } from '../screens/table/undoing';"],
    ['ui/story/PointsView.tsx', "import { ceremonyOf } from '../screens/table/ending/ceremony/ceremony';"],
    ['ui/kit/Modal.tsx', "import type { Draft } from '../screens/setup/draft';"],
    ['ui/table/Table.tsx', "import { play } from '../../rules/game';"],
    ['ui/table/Table.tsx', "import { legalLays } from '../../rules/play/laying.ts';"],
    ['ui/table/Table.tsx', "const rules = () => import('../../rules/play/turn');"],
    ['ui/table/Table.tsx', "import { settle } from '../../rules/play/settle';"],
    ['ui/table/Table.tsx', "import { special } from '../../rules/play/special';"],
    ['ui/table/Table.tsx', "import { setUp } from '../../rules/play/deal';"],
    ['ui/table/Table.tsx', "import { refill } from '../../rules/play/supply';"],
    ['ui/table/Table.tsx', "import { mount } from '../../board/mount';"],
    ['ui/table/Table.tsx', "import { type Mount } from '../../board/mount';"],
    ['ui/table/Table.tsx', "import { save } from '../../storage/saves';"],
    ['ui/table/Table.tsx', "import { Application } from 'pixi.js';"],
    ['ui/table/Table.tsx', 'const page = () => import(`../${name}`);'],
    ['ui/table/Table.tsx', "const pages = import.meta.glob('../**');"],
    ['ui/home/Home.tsx', "import { app } from '../..';"],
    ['ui/home/Home.tsx', "import json from '../../../package.json';"],
    ['offline/updates.ts', "import { language } from '../ui/language';"],
    ['board/scene.ts', "import { createUpdates } from '../offline/updates';"],
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
    [
      'board/scene.ts',
      "import { HALVES } from '../rules/data/luminos'; import { BOARDS } from '../rules/data/boards';",
    ],
    [
      'board/reconcile.ts',
      "import type { GameEvent } from '../rules/events'; import type { Seat } from '../rules/state';",
    ],
    [
      'ui/end/Scores.tsx',
      "import { finalScores } from '../../rules/play/finalScoring'; import { BOARDS } from '../../rules/data/boards';",
    ],
    ['ui/pictures/reefParts.ts', "import { parseReef } from '../../rules/text/reef';"],
    ['store/table/moveSource.ts', "import { play } from '../../rules/game';"],
    ['store/table/table.ts', "import { scorings } from '../../rules/play/scoringPhase';"],
    ['store/table/agent.ts', "import { publicView } from '../../bots/publicView';"],
    ['store/table/agent.ts', "const mind = () => import('../../bots/mind/mind');"],
    ['bots/mind/mind.ts', "import { LUMINOS } from '../../rules/data/luminos';"],
    ['ui/app/lazyScreens.ts', "const table = () => import('../screens/table/Table');"],
    ['ui/screens/table/Table.tsx', "import { Ending } from './ending/Ending'; import '../table/table.css';"],
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
});
