// `npm run film`: short sequences of the table as frames, about 20 a second, and as sheets of 12 frames to look at. Words behind
// it choose some: `npm run film -- portrait scoring`. Time stands still between two frames: a slow machine films the same.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { launchBrowser, serveBuild } from '../support/serve.mjs';
import { FRAME_MS, startRoll } from './roll.mjs';

const FOLDER = fileURLToPath(new URL('../results/film', import.meta.url));
const SIZES = { landscape: { width: 1180, height: 820 }, portrait: { width: 820, height: 1180 } };
const SHEET = { frames: 12, columns: 4, width: 390 };

/** @type {{ module: typeof import('./sequences') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./sequences.ts', import.meta.url)));
const words = process.argv.slice(2);
const isChosen = (/** @type {string} */ word, /** @type {readonly string[]} */ among) =>
  words.includes(word) || !among.some((each) => words.includes(each));
const names = module.SEQUENCES.map(({ name }) => name);

const served = await serveBuild('filmBuild');
const browser = await launchBrowser();
let failed = 0;
let filmed = 0;
for (const [orientation, viewport] of Object.entries(SIZES)) {
  if (!isChosen(orientation, Object.keys(SIZES))) continue;
  for (const sequence of module.SEQUENCES) {
    if (!isChosen(sequence.name, names)) continue;
    try {
      const frames = await film(sequence, viewport, `${FOLDER}/${orientation}-${sequence.name}`);
      console.log(`filmed  ${orientation} ${sequence.name}: ${frames} frames, ${(frames * FRAME_MS) / 1000} s`);
      filmed++;
    } catch (error) {
      console.log(`FAILED  ${orientation} ${sequence.name}: ${error}`);
      failed++;
    }
  }
}
await browser.close();
await served.close();
console.log(`\n${filmed} films in ${relative('.', FOLDER)}, ${failed} failed`);
process.exitCode = failed === 0 && filmed > 0 ? 0 : 1;

/** Films one sequence; how many frames it has.
 * @param {import('./sequences').Sequence} sequence @param {{ width: number; height: number }} viewport @param {string} folder */
async function film(sequence, viewport, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    hasTouch: true,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(`        ${error.message}`));
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, sequence.kept);
    const session = await context.newCDPSession(page);
    const roll = await startRoll(page, session);
    await page.goto(module.addressOf(served.address, sequence));
    await page.waitForSelector('.board canvas');
    await roll.stop();
    await sequence.play(module.createStage({ page, session, language: 'en', isPlain: false, beside: folder }), roll);
    for (const [index, frame] of roll.frames.entries()) {
      writeFileSync(`${folder}/${String(index).padStart(3, '0')}.png`, frame);
    }
    await makeSheets(roll.frames, viewport, folder);
    return roll.frames.length;
  } finally {
    await context.close();
  }
}

/** Several frames on one picture, with their numbers.
 * @param {readonly Buffer[]} frames @param {{ width: number; height: number }} viewport @param {string} folder */
async function makeSheets(frames, viewport, folder) {
  const { columns, width } = SHEET;
  const height = Math.round((width * viewport.height) / viewport.width);
  const page = await browser.newPage({ viewport: { width: columns * width, height } });
  for (let from = 0; from < frames.length; from += SHEET.frames) {
    const images = frames.slice(from, from + SHEET.frames).map((frame, index) => {
      const source = `data:image/png;base64,${frame.toString('base64')}`;
      return `<div><img src="${source}" width="${width}" height="${height}"><b>${from + index}</b></div>`;
    });
    await page.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap}div{position:relative}img{display:block}b{position:absolute;top:2px;left:4px;color:#fff}</style>${images.join('')}`,
    );
    await page.screenshot({ path: `${folder}/sheet-${from / SHEET.frames}.png`, fullPage: true });
  }
  await page.close();
}
