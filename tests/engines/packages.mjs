// The browsers as the distribution packs them, found or installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, installBrowser } from '../support/browser.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit' | 'gjs' | 'xvfb'} Program */
/** @typedef {{ readonly name: string; readonly find: () => string | undefined }} Package */

/** Debian's package of each, and where the program is. @type {Record<Program, Package>} */
const PACKAGES = {
  chromium: { name: 'chromium', find: findBrowser },
  firefox: { name: 'firefox-esr', find: () => findProgram('firefox-esr', 'firefox') },
  webkit: { name: 'webkit2gtk-driver', find: () => findProgram('WebKitWebDriver') },
  gjs: { name: 'gjs gir1.2-webkit2-4.1', find: () => findProgramKnowing('gjs', WEBKIT) },
  xvfb: { name: 'xvfb', find: () => findProgram('Xvfb') },
};

/** What the window of WebKit asks for. */
const WEBKIT = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

/** Where those programs are, as far as they are there after everything was tried.
 * @param {readonly Program[]} wanted */
export function findPrograms(wanted) {
  const packages = wanted.map((program) => PACKAGES[program]);
  const missing = packages.filter(({ find }) => find() === undefined);
  if (missing.length > 0) install(missing.map(({ name }) => name));
  if (wanted.includes('chromium') && PACKAGES.chromium.find() === undefined) installBrowser();
  return new Map(wanted.map((program) => [program, PACKAGES[program].find()]));
}

/** How to install a missing program. @param {Program} program */
export function howToInstall(program) {
  return `It is missing: apt-get install ${PACKAGES[program].name}, or what your system calls that.`;
}

/** @param {readonly string[]} names */
function install(names) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isRootOnDebian) return;
  const commands = ['apt-get update', `apt-get install -y --no-install-recommends ${names.join(' ')}`];
  for (const command of commands) {
    console.log(`$ ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'inherit', env });
  }
}

/** @param {readonly string[]} names */
function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @param {string} name @param {string} script that runs without an error */
function findProgramKnowing(name, script) {
  const found = findProgram(name);
  return found !== undefined && spawnSync(found, ['-c', script]).status === 0 ? found : undefined;
}
