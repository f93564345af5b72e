// Which Chromium the browser tests drive. Plain Node without packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Every test opens a window, and Chromium prepares two pages of its own for the address bar of each, though it is never
 * shown: that takes as much time as many a test. Only the last list of features counts, so Playwright's own is in it, too.
 */
const UNUSED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export const BROWSER_ARGS = [
  `--disable-features=${UNUSED.join(',')}`,
  // Chromium refuses to sandbox itself as root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the first browser that is there and starts: the one asked for, an installed one, Playwright's own. */
export function findBrowser() {
  const { LUMICORA_BROWSER } = process.env;
  if (LUMICORA_BROWSER) return LUMICORA_BROWSER;
  return [...installedPlaces(), ...playwrightsOwn()].find((path) => existsSync(path) && starts(path));
}

/** Installs a browser by the ways that this machine may allow, and says what became of each. */
export function installBrowser() {
  /** @type {string[]} */
  const failures = [];
  for (const commands of waysToInstall()) {
    const failed = commands.find((command) => !run(command));
    const found = findBrowser();
    if (found) return { found, failures };
    failures.push(failed ? `"${failed}" failed` : `"${commands.at(-1)}" ran, but no browser was found afterwards`);
  }
  return { found: undefined, failures };
}

function waysToInstall() {
  const ways = [['npx --no-install playwright install chromium']];
  const isRoot = process.getuid?.() === 0;
  // Debian's package first: it brings along the system libraries that a downloaded browser lacks on a bare server.
  if (isRoot && existsSync('/etc/debian_version')) ways.unshift(['apt-get update', 'apt-get install -y chromium']);
  return ways;
}

/** @returns {string[]} */
function installedPlaces() {
  const { PATH = '', ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (process.platform === 'win32') {
    const roots = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => WINDOWS.map((path) => join(root, path)));
  }
  const folders = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @returns {string[]} */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Some distributions put a placeholder there that only tells how to install the real one.
 * @param {string} path */
function starts(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** @param {string} command */
function run(command) {
  console.log(`$ ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
