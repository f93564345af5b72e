/** Which screen the address asks for. A table without a position is a new game. */
export type Route = { readonly screen: 'home' } | { readonly screen: 'table'; readonly position: string | null };

export const TABLE = '#/table';

export function parseRoute(hash: string): Route {
  if (hash === TABLE || hash === `${TABLE}/`) return { screen: 'table', position: null };
  if (!hash.startsWith(`${TABLE}/`)) return { screen: 'home' };
  return { screen: 'table', position: decoded(hash.slice(TABLE.length + 1)) };
}

export function formatRoute(position: string): string {
  const encoded = encodeURIComponent(position)
    .replaceAll('%20', '_')
    // These need no escape behind a #, and a link that can be read can be checked.
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/');
  return `${TABLE}/${encoded}`;
}

/** Messengers turn spaces into + or %20; the one + of a position stands before `dry`. */
function decoded(text: string): string {
  const spaced = text.replaceAll('_', ' ').replaceAll(/\+(?!dry)/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
