/** What a source file says, told apart: code with everything else blanked out, and the strings by where they start. */
export interface Scan {
  readonly code: string;
  readonly strings: ReadonlyMap<number, string>;
}

export interface Import {
  readonly kind: 'static' | 'type' | 'dynamic';
  /** `undefined` where the text does not say: a computed path, a glob. */
  readonly path: string | undefined;
}

const IMPORTS = [
  /\b(?<![.\w$])(?:import|export)\s+(?<type>type\s+)?(?:[\w$*,{}\s]*?\bfrom\s*)?(?=["'])/g,
  /\b(?<![.\w$])(?:import|export)(?<type>)\s*(?:[*{][\w$*,{}\s]*?\bfrom\s*)?(?=["'])/g,
  /\b(?<![.\w$])(?:import|require)\s*(?<dynamic>\()\s*/g,
  /\bimport\s*\.\s*meta\s*\.\s*glob\b(?<dynamic>)/g,
];

/** Every import of a file, `export ... from` included. TypeScript 7 offers no compiler API to ask instead. */
export function findImports(source: string): readonly Import[] {
  const { code, strings } = scan(source);
  const found = new Map<number, Import>();
  for (const pattern of IMPORTS) {
    for (const { index, 0: match, groups } of code.matchAll(pattern)) {
      const path = strings.get(index + match.length);
      const isDynamic = groups?.['dynamic'] !== undefined;
      found.set(index, { kind: isDynamic ? 'dynamic' : groups?.['type'] ? 'type' : 'static', path });
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, each]) => each);
}

const PLAIN = /[^/"'`{}]+/y;

export function scan(source: string): Scan {
  let code = '';
  const strings = new Map<number, string>();
  // Depth of braces inside each template literal that is open around the current place.
  const templates: number[] = [];
  let at = 0;

  const keep = (length: number) => {
    code += source.slice(at, at + length);
    at += length;
  };
  const blank = (length: number) => {
    code += source.slice(at, at + length).replace(/[^\n]/g, ' ');
    at += length;
  };
  const template = () => {
    const text = /^(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/.exec(source.slice(at))?.[0] ?? '';
    if (source[at + text.length] === '`') strings.set(at - 1, text);
    blank(text.length);
    if (source.startsWith('${', at)) templates.push(0);
    keep(source.startsWith('${', at) ? 2 : 1);
  };

  while (at < source.length) {
    // Most of it begins nothing: read at once.
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(source)?.[0];
    if (plain) {
      keep(plain.length);
      continue;
    }
    const rest = source.slice(at);
    const comment = /^(?:\/\/.*|\/\*[\s\S]*?\*\/)/.exec(rest)?.[0];
    // Quotes that do not close on their line are apostrophes in the text of an element.
    const quoted = /^(["'])((?:[^\\\n]|\\[\s\S])*?)\1/.exec(rest);
    const regex =
      rest[0] === '/' && isRegexPlace(code)
        ? /^\/(?![*/>])(?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+\/[a-z]*/.exec(rest)?.[0]
        : undefined;
    const depth = templates.at(-1);
    if (comment) blank(comment.length);
    else if (quoted) {
      strings.set(at, quoted[2] ?? '');
      keep(1);
      blank(quoted[0].length - 2);
      keep(1);
    } else if (regex) blank(regex.length);
    else if (rest[0] === '`') {
      keep(1);
      template();
    } else if (rest[0] === '}' && depth === 0) {
      templates.pop();
      keep(1);
      template();
    } else {
      if (depth !== undefined && (rest[0] === '{' || rest[0] === '}')) {
        templates[templates.length - 1] = depth + (rest[0] === '{' ? 1 : -1);
      }
      keep(1);
    }
  }
  return { code, strings };
}

/** A slash starts a regular expression where a value may start, and divides elsewhere. */
function isRegexPlace(before: string): boolean {
  const text = before.trimEnd();
  return (
    text === '' || /[(,=:[!&|?{};+\-*%>~^]$/.test(text) || /\b(?:return|typeof|case|in|of|void|do|else)$/.test(text)
  );
}
