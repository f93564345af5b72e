/** The same function, which gives its last result again as long as it is called with the same arguments. */
export function memo<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (last === null || args.length !== last.args.length || args.some((arg, index) => arg !== last?.args[index]))
      last = { args, result: make(...args) };
    return last.result;
  };
}
