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

/** Of `{ url: '…', revision: … }`. @param {object} node @returns {string | null} */
function addressIn(node) {
  if (!('properties' in node) || !Array.isArray(node.properties)) return null;
  const valueOf = (/** @type {string} */ name) =>
    node.properties.find(({ key }) => (key?.name ?? key?.value) === name)?.value;
  const url = valueOf('url')?.value;
  return valueOf('revision') !== undefined && typeof url === 'string' ? url : null;
}
