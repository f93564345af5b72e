// Installs the packages of the lock file, unless they are there already. npm alone would ask the registry about the
// packages of every other platform each time, and so neither start quickly nor start without a network.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ version: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }} Package */

const root = new URL('../', import.meta.url);

if (!isInstalled()) {
  const command = 'npm install --no-save --include=dev --include=optional --prefer-offline';
  console.log(`$ ${command}`);
  process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
}

/** Asks the folders themselves: npm's own list of them survives that one is deleted. */
function isInstalled() {
  /** @type {Record<string, Package>} */
  const { '': _project, ...wanted } = readJson('package-lock.json').packages;
  const machine = thisMachine();
  try {
    return Object.entries(wanted).every(
      ([path, each]) => !isNeeded(each, machine) || readJson(`${path}/package.json`).version === each.version,
    );
  } catch {
    return false;
  }
}

/** An optional package is native code for some machines, or else helps one that is for no machine of ours.
 * @param {Package} wanted @param {ReturnType<typeof thisMachine>} machine */
function isNeeded({ optional, os, cpu, libc }, machine) {
  if (!optional) return true;
  if (!os && !cpu && !libc) return false;
  return fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc);
}

/** @param {string[] | undefined} allowed @param {string | undefined} value */
function fits(allowed, value) {
  if (!allowed) return true;
  // As in `!win32`: everything but that.
  const isExcluding = allowed.every((each) => each.startsWith('!'));
  return isExcluding ? !allowed.includes(`!${value}`) : value !== undefined && allowed.includes(value);
}

function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const { header } = process.report.getReport();
  return { os, cpu, libc: header?.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, root), 'utf8'));
}
