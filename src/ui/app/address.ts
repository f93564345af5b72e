/** Which screen the address asks for. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup' }
  | { readonly screen: 'games' }
  /** What all finished games add up to. */
  | { readonly screen: 'chronicle' }
  /** How to play: a page of the walk by its number, or a topic of the reference by its name. */
  | { readonly screen: 'guide'; readonly at?: string }
  | { readonly screen: 'settings' }
  /** The puzzles of the last days, or the one of a day. */
  | { readonly screen: 'puzzles' }
  | { readonly screen: 'puzzle'; readonly day: string }
  /** The table with a kept game. */
  | { readonly screen: 'game'; readonly id: string }
  /** A kept game, move by move. A player who asked to watch it does not press "play" as well. */
  | { readonly screen: 'replay'; readonly id: string; readonly plays?: boolean }
  /** A kept game that is over: where its points were. */
  | { readonly screen: 'analysis'; readonly id: string }
  /** A whole game in a shared link. */
  | { readonly screen: 'shared'; readonly code: string }
  /** The table with a position that is not saved, as in a shared link. */
  | { readonly screen: 'table'; readonly position: string };

/** Screens without anything of their own behind them. */
const PLAIN = ['setup', 'games', 'chronicle', 'guide', 'settings', 'puzzles'] as const;
export type PlainScreen = (typeof PLAIN)[number];

const TABLE = '#/table/';
const GAME = '#/game/';
const REPLAY = '#/replay/';
const ANALYSIS = '#/analysis/';
const SHARED = '#/shared/';
const GUIDE = '#/guide/';
const PUZZLE = '#/puzzle/';

export function parseRoute(hash: string): Route {
  if (hash.startsWith(TABLE)) return { screen: 'table', position: decoded(hash.slice(TABLE.length)) };
  if (hash.startsWith(GAME)) return { screen: 'game', id: hash.slice(GAME.length) };
  if (hash.startsWith(REPLAY)) return { screen: 'replay', id: hash.slice(REPLAY.length) };
  if (hash.startsWith(ANALYSIS)) return { screen: 'analysis', id: hash.slice(ANALYSIS.length) };
  if (hash.startsWith(SHARED)) return { screen: 'shared', code: hash.slice(SHARED.length) };
  if (hash.startsWith(GUIDE) && hash !== GUIDE) return { screen: 'guide', at: hash.slice(GUIDE.length) };
  if (hash.startsWith(PUZZLE)) return { screen: 'puzzle', day: hash.slice(PUZZLE.length) };
  const screen = PLAIN.find((each) => hash === `#/${each}` || hash === `#/${each}/`);
  return { screen: screen ?? 'home' };
}

export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '';
    case 'setup':
    case 'games':
    case 'chronicle':
    case 'settings':
    case 'puzzles':
      return `#/${route.screen}`;
    case 'guide':
      return route.at === undefined ? '#/guide' : GUIDE + route.at;
    case 'puzzle':
      return PUZZLE + route.day;
    case 'game':
      return GAME + route.id;
    case 'replay':
      return REPLAY + route.id;
    case 'analysis':
      return ANALYSIS + route.id;
    case 'shared':
      return SHARED + route.code;
    case 'table':
      return TABLE + encoded(route.position);
  }
}

function encoded(position: string): string {
  return (
    encodeURIComponent(position)
      .replaceAll('%20', '_')
      // These need no escape behind a #, and a link that can be read can be checked.
      .replaceAll('%2C', ',')
      .replaceAll('%3A', ':')
      .replaceAll('%2F', '/')
  );
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
