import { scan } from '../support/source/scan';

const GLOBALS = [
  ['the clock', 'Date|performance|setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback'],
  ['chance from outside', 'crypto|Crypto'],
  ['the DOM', 'window|document|navigator|location|history|localStorage|sessionStorage|indexedDB|caches|screen'],
  ['the network', 'fetch|XMLHttpRequest|WebSocket|EventSource|importScripts'],
  ['the machine', 'process|console|globalThis|self|global|Buffer|Intl|WeakRef|FinalizationRegistry'],
  ['code made at run time', 'eval|Function'],
] as const;

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  // A key of an object or a property of something else is not the global of that name.
  ...GLOBALS.map(([what, names]) => [what, new RegExp(`(?<![\\w$.])(?:${names})(?![\\w$]|\\s*\\??:)`, 'g')] as const),
  // Any use of Math but a named function other than random: no Math['random'], no { random } = Math.
  ['chance from outside', /(?<![\w$.])Math(?![\w$])(?!\s*\.\s*(?!random\b)[A-Za-z])(?:\s*\.\s*random)?/g],
  ['the language of the machine', /\.\s*(?:toLocale\w+|localeCompare)\b/g],
];

/** What a file of the rules uses that would make a game differ between two runs or two machines. */
export function impurities(source: string): readonly string[] {
  const { code } = scan(source);
  return PATTERNS.flatMap(([what, pattern]) =>
    [...code.matchAll(pattern)].map(([found]) => `${what}: ${found.trim()}`),
  );
}
