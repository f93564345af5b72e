import { scan } from '../support/source/scan';

/** Entry files of workers: roots of their own, like main.tsx. */
const ROOTS: readonly string[] = ['main.tsx', 'storage/backup/worker.ts', 'bots/mindWorker.ts', 'offline/worker/sw.ts'];
/** Page-wide settings and the route. */
const PAGE_STATE = 'ui/app/state/';

const DECLARATION =
  /^(?:export\s+)?(?:declare\s+)?(?:import|type|interface|(?:async\s+)?function|(?:abstract\s+)?class)\b/;
const RE_EXPORT = /^export\s*(?:type\s*)?[{*]/;
const CONSTANT = /^(?:export\s+)?const\s+([\w$]+|[{[][^=]*[}\]])(?:[^=]|=>)*?=(?![=>])\s*([\s\S]*)$/;
const FUNCTION = /^(?:async\s*)?(?:<[^>]*>\s*)?(?:\([\s\S]*?\)|[\w$]+)\s*(?::[^=]*?)?=>|^(?:async\s+)?function\b/;
const SIGNAL = /^signal\s*[(<]/;
const CHANGES = '\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)\\(';
/** What reaches out of the module while it is being evaluated. */
const REACHING =
  /(?<![\w$.])(?:addEventListener|setTimeout|setInterval|requestAnimationFrame|effect|fetch|localStorage|sessionStorage|indexedDB|navigator|document|location|history\.|new\s+(?:Worker|BroadcastChannel|AudioContext))/;

/**
 * What a module keeps or does when it is imported and must not: variables, writable signals, collections and objects
 * that change later, statements with an effect. Empty for a module that only declares.
 */
export function moduleState(file: string, source: string): readonly string[] {
  if (ROOTS.includes(file)) return [];
  const { code } = scan(source);
  const isPageState = file.startsWith(PAGE_STATE);
  return statements(code).flatMap((statement) => {
    if (DECLARATION.test(statement) || RE_EXPORT.test(statement)) return [];
    const [, name = '', value = ''] = CONSTANT.exec(statement) ?? [];
    if (name === '') return isPageState && /^(?:export\s+)?let\b/.test(statement) ? [] : [told(file, statement)];
    if (FUNCTION.test(value)) return [];
    const isWritable = SIGNAL.test(value) || isChanged(name, code, statement);
    if (isWritable && !isPageState) return [told(file, statement)];
    return REACHING.test(withoutFunctions(value)) && !isPageState ? [told(file, statement)] : [];
  });
}

/** Statements of the outermost level. The formatter puts the first line of each, and of nothing else, at the margin. */
function statements(code: string): readonly string[] {
  return code
    .split(/\n(?=[^\s)\]}>])/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Whether something else in the module changes what this name stands for. */
function isChanged(name: string, code: string, statement: string): boolean {
  if (!/^[\w$]+$/.test(name)) return false;
  const elsewhere = code.replace(statement, '');
  const escaped = name.replaceAll('$', '\\$');
  const change = new RegExp(
    `(?<![\\w$.])${escaped}(?:${CHANGES}|(?:\\.[\\w$]+|\\[[^\\]]*\\])+\\s*(?:[-+*/|&^]|\\?\\?|\\|\\|)?=(?![=>]))`,
  );
  return change.test(elsewhere);
}

/** Bodies of functions are not run at import. */
function withoutFunctions(value: string): string {
  return value
    .replaceAll(/(?:=>|\)(?::[^{}\n]*)?)\s*\{[\s\S]*?\n\s*\}/g, '=> {}')
    .replaceAll(/\)\s*\{[^{}\n]*\}/g, ') {}')
    .replaceAll(/=>[^,;\n]*/g, '=> 0');
}

function told(file: string, statement: string): string {
  return `${file}: ${(statement.split('\n')[0] ?? '').slice(0, 90)}`;
}
