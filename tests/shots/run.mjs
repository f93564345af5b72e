// `npm run shots`: pictures of every screen, in both orientations and languages, and on other screens, too. Words behind
// it choose some of them: `npm run shots -- portrait de illegal`.
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { launchBrowser, serveBuild } from '../support/serve.mjs';
import { SIZES } from './sizes.mjs';
import { take } from './take.mjs';

const FOLDER = fileURLToPath(new URL('../results/shots', import.meta.url));
/** How many pictures are taken at the same time. */
const WORKERS = 2;

/** @type {{ module: typeof import('../support/scenes/scenes') }} */
const { module } = await runnerImport(fileURLToPath(new URL('../support/scenes/scenes.ts', import.meta.url)));
const { SCENES } = module;

const words = process.argv.slice(2);
const shots = listShots();
const served = await serveBuild('shotsBuild');
const browser = await launchBrowser();
/** @type {string[]} */
const failed = [];

// Scenes may have got other numbers since the last time.
if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const waiting = [...shots];
await Promise.all(Array.from({ length: WORKERS }, takeOnes));
await browser.close();
await served.close();

console.log(`\n${shots.length - failed.length} scenes in ${relative('.', FOLDER)}, ${failed.length} failed`);
for (const line of failed) console.log(`  ${line}`);
process.exitCode = failed.length === 0 && shots.length > 0 ? 0 : 1;

async function takeOnes() {
  for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
    mkdirSync(shot.folder, { recursive: true });
    const problems = await take(browser, served.address, module, shot).catch((error) => [String(error)]);
    const line = [`${relative('.', shot.folder)}/${shot.file}.png`, ...problems].join('\n    ');
    console.log(`${problems.length === 0 ? 'taken ' : 'FAILED'}  ${line}`);
    if (problems.length > 0) failed.push(line);
  }
}

/** What was asked for. */
function listShots() {
  const languages = new Set(Object.values(SIZES).flatMap((size) => size.languages));
  const names = words.filter((word) => !(word in SIZES) && ![...languages].some((language) => language === word));
  const isChosen = (/** @type {string} */ word, /** @type {Iterable<string>} */ among) =>
    words.includes(word) || ![...among].some((each) => words.includes(each));
  return Object.entries(SIZES)
    .filter(([name]) => isChosen(name, Object.keys(SIZES)))
    .flatMap(([name, size]) =>
      size.languages
        .filter((language) => isChosen(language, languages))
        .flatMap((language) =>
          SCENES.map((scene, index) => ({
            scene,
            size,
            language,
            folder: `${FOLDER}/${name}/${language}`,
            file: `${String(index + 1).padStart(2, '0')}-${scene.name}`,
          })),
        ),
    )
    .filter(({ scene, size }) => size.isTablet || !scene.isBoard)
    .filter(({ scene }) => names.length === 0 || names.some((word) => scene.name.includes(word)));
}
