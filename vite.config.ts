/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { manifests } from './build/manifests.mjs';
import { cutPixi } from './build/pixi.mjs';
import { serviceWorker } from './build/serviceWorker.mjs';

// One policy for every way the app is served: nothing but our own files, no inline script, no inline style, no eval.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// As a meta tag, because the app must be safe on any plain file host, which sends no headers of ours. Only in the
// build: the development server needs inline styles for hot updates.
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

// By itself Vite bundles each worker alone, with all rules once more. As an entry of the same build the one that thinks
// shares its files with the page.
const THINKING_WORKER = 'src/bots/mindWorker.ts';
const WORKER_URL = "new URL('./bots/mindWorker.ts', import.meta.url)";

const sharedWorker: Plugin = {
  name: 'shared-worker',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/main.tsx')) return;
    if (!code.includes(WORKER_URL)) this.error(`main.tsx does not start ${THINKING_WORKER} any more`);
    const worker = this.emitFile({
      type: 'chunk',
      id: resolve(import.meta.dirname, THINKING_WORKER),
      name: 'mindWorker',
    });
    return code.replace(WORKER_URL, `import.meta.ROLLUP_FILE_URL_${worker}`);
  },
};

// What is always loaded together is one file: it comes sooner, and packs better than two dozen. The first that fits counts; a
// screen that is not named is a file of its own. The first page's file has what its script imports at once, and no more.
const PARTS: readonly (readonly [file: string, sources: string])[] = [
  ['rules', 'src/(rules/|bots/(publicView|puzzle/puzzle|analysis/report))'],
  ['minds', 'src/bots/(?!mindWorker)'],
  ['game', 'src/(store/|storage/|history/|ui/kit/(files/|storage/SaveAsFile|dayName))'],
  ['share', 'src/ui/(kit/share/|screens/table/puzzle/ChallengeDialog)|node_modules/lean-qr/'],
  // What the first page shows of the last game, and what most screens share.
  [
    'kit',
    'src/(art/|ui/(kit|app|sound|screens/home)/|ui/boardScreen/(facing|people)|board/(camera|keptPicture|layout)|i18n/withMinus)',
  ],
  ['board', 'src/board/|node_modules/(pixi.js|@pixi|eventemitter3)/'],
  ['table', 'src/ui/(boardScreen|story|screens/(table|replay))/'],
  ['guide', 'src/ui/screens/guide/'],
  ['games', 'src/ui/screens/(games|share)/'],
  ['setup', 'src/ui/screens/(setup|settings)/'],
  ['afterwards', 'src/ui/screens/(analysis|chronicle|puzzles)/'],
];
const fileGroups = [
  { name: 'home', tags: ['$initial' as const], test: /^(?!.*\/src\/(?:rules|bots)\/)/ },
  ...PARTS.map(([name, sources]) => ({ name, test: new RegExp(`/(${sources})`) })),
].map((group, index, { length }) => ({ ...group, priority: length - index }));

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8'));

export default defineConfig({
  // Relative, so that the build can be put into any folder of any host.
  base: './',
  plugins: [contentSecurityPolicy, cutPixi, sharedWorker, manifests, serviceWorker],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    // Those whose work is in it want to be named wherever it goes.
    license: { fileName: 'licences.md' },
    // A data: URL would need an exception in the policy above.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { home: resolve(import.meta.dirname, 'index.html') },
      // With strict signatures every module that is loaded lazily out of a larger file would have a file of its own.
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups } },
    },
  },
  preview: {
    headers: {
      // Browsers ignore frame-ancestors in a meta tag and complain about it there.
      'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    // Vitest alone would leave one core to itself: of two that is half of the time.
    maxWorkers: '100%',
    // Property tests take as long as they take; a slow machine is not a defect.
    testTimeout: 120_000,
  },
});
