import { expect, test } from 'vitest';
import { MANIFESTS } from '../../build/manifest';
import { read } from '../support/source/files';

test('the browser and the installed app frame the page in its own colour', () => {
  const [, page] = /--page:\s*([^;]+);/.exec(read('src/ui/kit/tokens.css')) ?? [];
  expect(page).toMatch(/^#/);
  expect(read('index.html')).toContain(`<meta name="theme-color" content="${page}" />`);
  for (const { manifest } of MANIFESTS) expect(manifest).toMatchObject({ theme_color: page, background_color: page });
  expect(MANIFESTS.length).toBeGreaterThan(1);
});
