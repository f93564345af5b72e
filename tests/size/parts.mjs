// Which files of a build belong together, as its manifest and its page tell.
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, { file: string; name?: string; imports?: string[] }>} Manifest */

/** Script that runs before the first screen answers: what the page names, with everything it imports at once.
 * @param {string} outDir @param {Manifest} manifest */
export function homeScripts(outDir, manifest) {
  const html = readFileSync(`${outDir}/index.html`, 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file);
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key].file));
  return new Set([...named, ...withImports(manifest, keys)]);
}

/** A part that is loaded later (`PARTS` of vite.config.ts), with everything it imports at once that is not there already.
 * @param {Manifest} manifest @param {string} part @param {ReadonlySet<string>} already */
export function laterScripts(manifest, part, already) {
  const keys = Object.keys(manifest).filter((key) => manifest[key].name === part && manifest[key].file.endsWith('.js'));
  if (keys.length !== 1) throw new Error(`the build has ${keys.length} files named ${part}`);
  return new Set(withImports(manifest, keys).filter((file) => !already.has(file)));
}

/** @param {Manifest} manifest @param {readonly string[]} keys */
function withImports(manifest, keys) {
  const seen = new Set(keys);
  for (const key of seen) for (const each of manifest[key].imports ?? []) seen.add(each);
  return [...seen].map((key) => manifest[key].file);
}
