// Installs the packages of the lock file, unless they are there already. npm alone would ask the registry about the
// packages of every other platform each time, and so neither start quickly nor start without a network.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

if (!isInstalled()) {
  const command = 'npm install --no-save --include=dev --prefer-offline';
  console.log(`$ ${command}`);
  process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
}

function isInstalled() {
  try {
    const wanted = packagesOf('package-lock.json');
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      // The entry without a name is this project; optional packages depend on the platform.
      ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** @param {string} file @returns {Record<string, { version: string; optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
}
