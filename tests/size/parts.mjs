// Which files of a build belong together, as its manifest and its page tell.
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, { file: string; imports?: string[] }>} Manifest */

/** Script that runs before the first screen answers: what the page names, with everything it imports at once.
 * @param {string} outDir @param {Manifest} manifest */
export function homeScripts(outDir, manifest) {
  const html = readFileSync(`${outDir}/index.html`, 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file);
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key].file));
  return new Set([...named, ...withImports(manifest, keys)]);
}

/** A part that is loaded later, with everything it imports at once that is not there already.
 * @param {Manifest} manifest @param {string} source @param {ReadonlySet<string>} already */
export function laterScripts(manifest, source, already) {
  if (manifest[source] === undefined) throw new Error(`the build has no ${source}`);
  return new Set(withImports(manifest, [source]).filter((file) => !already.has(file)));
}

/** @param {Manifest} manifest @param {readonly string[]} keys */
function withImports(manifest, keys) {
  const seen = new Set(keys);
  for (const key of seen) for (const each of manifest[key].imports ?? []) seen.add(each);
  return [...seen].map((key) => manifest[key].file);
}
