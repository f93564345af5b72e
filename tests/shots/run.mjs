// `npm run shots`: pictures of every screen worth looking at, in both orientations and languages. Words behind it choose
// some of them: `npm run shots -- portrait de illegal`.
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { settle, watchFrames } from './quiet.mjs';
import { launchBrowser, serveBuild, tableAt } from './serve.mjs';

const ORIENTATIONS = { landscape: { width: 1180, height: 820 }, portrait: { width: 820, height: 1180 } };
const LOCALES = { de: 'de-DE', en: 'en-GB' };
const FOLDER = fileURLToPath(new URL('../results/shots', import.meta.url));

/** @type {{ module: typeof import('./scenes') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./scenes.ts', import.meta.url)));
const { SCENES, createStage } = module;
/** @typedef {import('./scene').Scene} Scene */

const words = process.argv.slice(2);
const served = await serveBuild('shotsBuild');
const browser = await launchBrowser();
let taken = 0;
let failed = 0;

for (const [orientation, viewport] of chosen(ORIENTATIONS)) {
  for (const [language, locale] of chosen(LOCALES)) {
    const folder = `${FOLDER}/${orientation}/${language}`;
    mkdirSync(folder, { recursive: true });
    for (const [index, scene] of SCENES.entries()) {
      const path = `${folder}/${String(index + 1).padStart(2, '0')}-${scene.name}.png`;
      if (!isAskedFor(scene)) continue;
      const problem = await take(scene, language, { viewport, locale }, path).catch((error) => String(error));
      console.log(`${problem === null ? 'taken ' : 'FAILED'}  ${relative('.', path)}${problem ? `: ${problem}` : ''}`);
      if (problem === null) taken++;
      else failed++;
    }
  }
}
await browser.close();
await served.close();
console.log(`\n${taken} pictures in ${relative('.', FOLDER)}, ${failed} failed`);
process.exitCode = failed === 0 && taken > 0 ? 0 : 1;

/** Takes one picture; what went wrong, or null.
 * @param {Scene} scene @param {keyof typeof LOCALES} language
 * @param {Pick<import('@playwright/test').BrowserContextOptions, 'viewport' | 'locale'>} options @param {string} path */
async function take(scene, language, options, path) {
  const context = await browser.newContext({
    ...options,
    deviceScaleFactor: 2,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  /** @type {string[]} */
  const complaints = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('lumicora.motion', 'off'));
    if (scene.isPlain) await page.addInitScript(withoutWebGL);
    await watchFrames(page);
    await page.goto(scene.position === null ? served.address : tableAt(served.address, scene.position));
    await settle(page, !scene.isPlain);
    await scene.prepare?.(createStage(page, await context.newCDPSession(page), language));
    await settle(page, !scene.isPlain);
    await page.screenshot({ path });
  } finally {
    await context.close();
  }
  return complaints.length > 0 ? complaints.join('; ') : null;
}

/** Runs in the page. */
function withoutWebGL() {
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (target, canvas, args) => (String(args[0]).startsWith('webgl') ? null : Reflect.apply(target, canvas, args)),
  });
}

/** @template {string} Name @template Value @param {Record<Name, Value>} all @returns {[Name, Value][]} */
function chosen(all) {
  const entries = /** @type {[Name, Value][]} */ (Object.entries(all));
  const some = entries.filter(([name]) => words.includes(name));
  return some.length > 0 ? some : entries;
}

/** @param {Scene} scene */
function isAskedFor({ name }) {
  const names = words.filter((word) => !(word in ORIENTATIONS) && !(word in LOCALES));
  return names.length === 0 || names.some((word) => name.includes(word));
}
