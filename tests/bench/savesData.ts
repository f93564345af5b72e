import { CHARACTERS, FISH, type GameRecord, type SeatMind } from '../../src/history/record';
import { formatPosition } from '../../src/rules/text/position';
import { formatSave, type Stored } from '../../src/storage/format/save';
import { encodeGame } from '../../src/storage/links/compact';
import { playGame, TABLES, type Table } from '../support/rules/randomGame';

const NAMES = ['Nora', 'Maximilian', 'Zoë', '小林さくら'];
const MINUTE = 60_000;

/** `count` saved games, half of them finished, as the database has them. */
export function storedGames(count: number, now: number): readonly Stored[] {
  return Array.from({ length: count }, (_, index) => {
    const table = TABLES[index % TABLES.length];
    const isOver = index % 2 === 1;
    return stored(`bench${index}`, table, index, isOver, now - index * MINUTE);
  });
}

/** `count` finished games: some with characters, on every board, each another deal. */
export function finishedGames(count: number, now: number): readonly Stored[] {
  return Array.from({ length: count }, (_, index) =>
    stored(`done${index}`, TABLES[index % TABLES.length], index, true, now - index * 60 * MINUTE),
  );
}

/** The code of a complete game of four. */
export function linkCode(seed: number): string {
  const table: Table = { players: 4, side: seed % 2 === 0 ? 'A' : 'B', scoreBoard: seed % 4 < 2 ? 'dark' : 'light' };
  const code = encodeGame(recordOf(table, seed, 1).record);
  if (code === null) throw new Error(`no code for game ${seed}`);
  return code;
}

export function finishedGame(now: number): Stored {
  return stored('finished', { players: 4, side: 'A', scoreBoard: 'dark' }, 7, true, now);
}

function stored(id: string, table: Table, seed: number, isOver: boolean, touched: number): Stored {
  const { record, position } = recordOf(table, seed, isOver ? 1 : 0.6);
  return formatSave({ id, title: null, created: touched, touched, saves: 1, isOver, removed: null, position, record });
}

function recordOf(
  table: Table,
  seed: number,
  share: number,
): { readonly record: GameRecord; readonly position: string } {
  const all = [...playGame(table, seed)];
  const turnings = all.slice(0, Math.floor(all.length * share));
  const last = turnings.at(-1);
  if (last === undefined) throw new Error('a game has moves');
  return {
    position: formatPosition(last.played.state),
    record: {
      people: NAMES.slice(0, table.players).map((name, seat) => ({ name, fish: FISH[seat], mind: mindOf(seat, seed) })),
      origin: { type: 'dealt', options: { ...table, octopus: 'lot', seed } },
      log: turnings.map(({ move }) => move),
      isGuided: false,
      redo: [],
    },
  };
}

/** In every second game characters play against the first person. */
function mindOf(seat: number, seed: number): SeatMind | null {
  if (seat === 0 || seed % 2 === 0) return null;
  return { character: CHARACTERS[seat % CHARACTERS.length], version: 1 };
}
