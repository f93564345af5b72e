/** What stands behind a command: options with a value, and the words before them. Ends the process on anything else. */
export function readNumbers<N extends string, W extends string>(
  numberDefaults: Readonly<Record<N, number>>,
  wordDefaults: Readonly<Record<W, string>>,
  usage: string,
): { readonly numbers: Record<N, number>; readonly words: Record<W, string>; readonly plain: readonly string[] } {
  const numbers: Record<N, number> = { ...numberDefaults };
  const words: Record<W, string> = { ...wordDefaults };
  const plain: string[] = [];
  const given = process.argv.slice(2);
  for (let index = 0; index < given.length; index++) {
    const name = given[index].startsWith('--') ? given[index].slice(2) : null;
    const value = given[index + 1];
    if (name === null) plain.push(given[index]);
    else if (name in numbers && Number.isFinite(Number(value))) numbers[name as N] = Number(given[++index]);
    else if (name in words && value !== undefined) words[name as W] = given[++index];
    else {
      console.error(`${given[index]} is no option, or lacks its value.\n${usage}`);
      process.exit(1);
    }
  }
  return { numbers, words, plain };
}
