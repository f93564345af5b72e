import { start } from '../support/processes.mjs';

/** A virtual screen, for browsers that draw with WebGL only where there is one.
 * @param {string} program the path of Xvfb @returns {Promise<{ name: string; close: () => Promise<void> }>} */
export function openDisplay(program) {
  // It looks for a free number itself and tells it on the channel of that number.
  const { child, stop } = start(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, close: stop }));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}
