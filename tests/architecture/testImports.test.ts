import { expect, test } from 'vitest';
import { below, read } from '../support/source/files';
import { strayImports } from './testImports';

const FILES = ['tests', 'build'].flatMap((folder) =>
  below(folder)
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.startsWith('results/'))
    .map((file) => `${folder}/${file}`),
);

test('no test reaches into the folder of another, and build and tests share nothing but tests/support', () => {
  expect(FILES).toContain('tests/architecture/testImports.ts');
  expect(FILES).toContain('build/start.mjs');
  expect(FILES.flatMap((file) => strayImports(file, read(file)))).toEqual([]);
});

test.each([
  ['tests/store/table/looking.test.ts', "import { fakeFiles } from '../../storage/fakeFiles';"],
  ['tests/ui/story/story.test.ts', "import type { Game } from '../../e2e/games/wholeGames.spec';"],
  ['tests/support/scenes/games.ts', "import { device } from '../../storage/device';"],
  ['tests/e2e/offline/manifest.spec.ts', "import { manifest } from '../../../build/manifest';"],
  ['tests/support/serve.mjs', "const { secure } = await import('../../build/https.mjs');"],
  ['tests/run.mjs', "import { SIZES } from './shots/sizes.mjs';"],
  ['build/pictures.mjs', "import { SIZES } from '../tests/shots/sizes.mjs';"],
  ['build/manifest.ts', "import config from '../vite.config';"],
])('in %s this would be refused: %s', (file, source) => {
  expect(strayImports(file, source)).toHaveLength(1);
});

test.each([
  ['tests/store/table/looking.test.ts', "import { ACTING } from '../../support/tablePositions';"],
  ['tests/rules/play/layingNaive.test.ts', "import { look } from '../naive/look'; import { test } from 'vitest';"],
  ['tests/e2e/app/back.spec.ts', "import { en } from '../../../src/i18n/en/home';"],
  ['tests/build/der.test.ts', "import { integer } from '../../build/der.mjs';"],
  ['tests/support/server.mjs', "import { until } from './waiting.mjs';"],
  ['build/pictures.mjs', "import { launchBrowser } from '../tests/support/serve.mjs'; import './homePicture.mjs';"],
])('in %s this is fine: %s', (file, source) => {
  expect(strayImports(file, source)).toEqual([]);
});
