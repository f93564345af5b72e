/** What is made when it is first asked for: all at once, when the screens are loaded, would hold a slow tablet up. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
