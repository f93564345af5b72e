// `npm run pictures`: the picture of the first page, and the icons and pictures that systems show of an app, made anew
// from our own drawings and screens.
// They are kept in the repository, because not everyone who builds has a browser at hand.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { launchBrowser } from '../tests/support/serve.mjs';
import { drawHomePicture } from './homePicture.mjs';

const ROOT = new URL('../', import.meta.url);
const PUBLIC = new URL('public/', ROOT);

await drawHomePicture();

const icon = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
const monochrome = readFileSync(new URL('icons/monochrome.svg', PUBLIC), 'utf8');
/** Systems cut it into their own shape: the night goes up to the edge, the reef stays within the inner four fifths. */
const full = icon.replace(' rx="112"', '');

/** @type {readonly (readonly [file: string, drawing: string, size: number])[]} */
const ICONS = [
  ['any-192', icon, 192],
  ['any-512', icon, 512],
  ['maskable-192', full, 192],
  ['maskable-512', full, 512],
  ['monochrome-512', monochrome, 512],
  ['apple-touch', full, 180],
];

/** Which of the pictures of `npm run shots`, and in which of its sizes. */
const SCENES = { home: 'home-continue', table: 'legal-for-1' };
const SIZES = { wide: 'landscape', narrow: 'portrait' };

/** @type {{ module: typeof import('../src/i18n/languages') }} */
const { module } = await runnerImport(fileURLToPath(new URL('src/i18n/languages.ts', ROOT)));
const { LANGUAGES } = module;

const words = [...Object.values(SIZES), ...Object.values(SCENES), ...LANGUAGES];
const shots = spawnSync(`npm run shots -- ${words.join(' ')}`, {
  cwd: fileURLToPath(ROOT),
  shell: true,
  stdio: 'inherit',
});
if (shots.status !== 0) throw new Error('the pictures could not be taken');

const browser = await launchBrowser();
const page = await browser.newPage();
for (const folder of ['icons', 'screenshots']) mkdirSync(new URL(folder, PUBLIC), { recursive: true });

for (const [file, drawing, size] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`);
  await page.screenshot({ path: fileURLToPath(new URL(`icons/${file}.png`, PUBLIC)), omitBackground: true });
}

for (const [screen, scene] of Object.entries(SCENES)) {
  for (const [form, size] of Object.entries(SIZES)) {
    for (const language of LANGUAGES) {
      const folder = new URL(`tests/results/shots/${size}/${language}/`, ROOT);
      const file = readdirSync(folder).find((name) => name.endsWith(`-${scene}.png`));
      if (file === undefined) throw new Error(`no picture of ${scene}`);
      const webp = await page.evaluate(toWebp, readFileSync(new URL(file, folder)).toString('base64'));
      writeFileSync(new URL(`screenshots/${screen}-${form}-${language}.webp`, PUBLIC), webp, 'base64');
    }
  }
}
await browser.close();

/** Runs in the page.
 * @param {string} png */
async function toWebp(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  // They were taken at twice the size.
  canvas.width = image.width / 2;
  canvas.height = image.height / 2;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.7).replace(/^.*,/, '');
}
