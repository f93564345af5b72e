// One scene: the page on a screen of that size, what is done there, and the picture.
import { findFlaws } from '../support/flaws.mjs';
import { settle, watchFrames } from '../support/quiet.mjs';
import { takeScreenfuls } from './screenfuls.mjs';

/** A machine that has more to do needs longer. */
const TIMEOUT_MS = 120_000;
const LOCALES = { de: 'de-DE', en: 'en-GB' };

/**
 * @typedef {object} Shot
 * @property {import('../support/scenes/scene').Scene} scene
 * @property {import('./sizes.mjs').Size} size
 * @property {import('./sizes.mjs').Language} language
 * @property {string} folder
 * @property {string} file without `.png`
 */

/** Takes it; what is wrong with it, in words.
 * @param {import('@playwright/test').Browser} browser @param {string} home @param {typeof import('../support/scenes/scenes')} scenes
 * @param {Shot} shot */
export async function take(browser, home, { addressOf, createStage }, { scene, size, language, folder, file }) {
  const context = await browser.newContext({
    viewport: size.viewport,
    locale: LOCALES[language],
    deviceScaleFactor: size.scale,
    hasTouch: true,
    reducedMotion: 'reduce',
    // Nothing comes from a cache here.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  /** @type {string[]} */
  const problems = [];
  const complain = (/** @type {string} */ message) => {
    if (!scene.expected?.test(message)) problems.push(message);
  };
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complain(error.message));
    page.on('console', (message) => message.type() === 'error' && complain(message.text()));
    await page.addInitScript(arrange, { kept: { 'lumicora.motion': 'off', ...scene.kept }, text: size.text ?? null });
    const isPlain = scene.isPlain === true;
    if (isPlain) await page.addInitScript(withoutWebGL);
    if (scene.lacking) await page.addInitScript(scene.lacking);
    await watchFrames(page);
    await page.goto(addressOf(home, scene));
    await settle(page, !isPlain);
    const session = await context.newCDPSession(page);
    const path = `${folder}/${file}`;
    await scene.prepare?.(createStage({ page, session, language, isPlain, beside: path }));
    await settle(page, !isPlain);
    if (size.isTablet) problems.push(...(await findFlaws(page)));
    await takeScreenfuls(page, path, () => settle(page, !isPlain));
  } finally {
    await context.close();
  }
  return problems;
}

/** Runs in the page, before anything of ours does.
 * @param {{ kept: Record<string, string>; text: string | null }} wanted */
function arrange({ kept, text }) {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  if (text === null) return;
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.fontSize = text;
  });
}

/** Runs in the page. */
function withoutWebGL() {
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (target, canvas, args) => (String(args[0]).startsWith('webgl') ? null : Reflect.apply(target, canvas, args)),
  });
}
