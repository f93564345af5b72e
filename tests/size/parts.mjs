// Which files of a build belong together, as its manifest and its page tell.
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, { file: string; imports?: string[] }>} Manifest */

/** Script that runs before the first screen answers: what the page names, with everything it imports at once.
 * @param {string} outDir @param {Manifest} manifest */
export function homeScripts(outDir, manifest) {
  const html = readFileSync(`${outDir}/index.html`, 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file);
  return new Set([...named, ...closure(manifest, 'index.html')]);
}

/** A part that is loaded later, with everything it imports at once that is not there already.
 * @param {Manifest} manifest @param {string} source @param {ReadonlySet<string>} already */
export function laterScripts(manifest, source, already) {
  return new Set(closure(manifest, source).filter((file) => !already.has(file)));
}

/** @param {Manifest} manifest @param {string} source */
function closure(manifest, source) {
  const seen = new Set([source]);
  for (const key of seen) {
    if (manifest[key] === undefined) throw new Error(`the build has no ${key}`);
    for (const each of manifest[key].imports ?? []) seen.add(each);
  }
  return [...seen].map((key) => manifest[key].file);
}
