import { existsSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** What the service worker fetches at the first visit: its list is an array of objects with an address each.
 * @param {string} outDir @returns {Set<string> | null} null without a service worker */
export function precachedFiles(outDir) {
  const file = `${outDir}/sw.js`;
  if (!existsSync(file)) return null;
  /** @type {Set<string>} */
  const found = new Set();
  collect(parseAst(readFileSync(file, 'utf8')), found);
  return found;
}

/** @param {unknown} node @param {Set<string>} found */
function collect(node, found) {
  if (typeof node !== 'object' || node === null) return;
  const url = addressIn(node);
  if (url !== null) found.add(url.replace(/^\.?\//, ''));
  for (const each of Object.values(node)) collect(each, found);
}

/** @typedef {{ key?: { name?: string; value?: unknown }; value?: { value?: unknown } }} Property */

/** Of `{ url: '…', revision: … }`. @param {object} node @returns {string | null} */
function addressIn(node) {
  if (!('properties' in node) || !Array.isArray(node.properties)) return null;
  /** @type {readonly Property[]} */
  const properties = node.properties;
  const named = (/** @type {string} */ name) => properties.find(({ key }) => (key?.name ?? key?.value) === name);
  const url = named('url')?.value?.value;
  return named('revision') !== undefined && typeof url === 'string' ? url : null;
}
