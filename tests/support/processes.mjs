// Other programs that must not outlive this one, whatever becomes of it, and folders that must not either.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {Set<number>} */
const groups = new Set();
/** @type {Set<string>} */
const folders = new Set();

process.on('exit', () => {
  for (const group of groups) killGroup(group);
  for (const folder of folders) removeFolder(folder);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1));

/** Starts a program as the first of a group: whatever it starts can be ended with it.
 * @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} options */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'ignore', ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be started`);
  groups.add(pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    child,
    /** Ends it with all it has started, without asking. */
    async stop() {
      killGroup(pid);
      groups.delete(pid);
      await ended;
    },
  };
}

/** A new folder that is gone at the end. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `lumicora-${name}-`));
  folders.add(folder);
  return folder;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} group */
function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

/** @param {string} folder */
function removeFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch (error) {
    console.log(`${folder} is left behind: ${error}`);
  }
}
