import { startOf } from '../../../src/history/origin';
import { CHARACTERS, FISH, type GameRecord, isNote, type LogEntry, type Person } from '../../../src/history/record';
import { newGame } from '../../../src/rules/game';
import type { GameOptions, GameState, Move } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { codesOfSameGame, encodeGame } from '../../../src/storage/links/compact';
import type { Policy } from '../policies';
import { chance, must, pick } from '../rules/build';
import { playGame, type Table } from '../rules/randomGame';

const NAMES = ['Anna', 'Bernd', 'Charlotte', 'Dimitri'] as const;

export function peopleCalled(...names: readonly string[]): readonly Person[] {
  return names.map((name, seat) => ({ name, fish: FISH[(seat + 1) % FISH.length], mind: null }));
}

/** The same game with a character at every seat but the first: each one, in versions of small and of large numbers. */
export function withMinds({ people, ...rest }: GameRecord): GameRecord {
  const minds = people.map((_, seat) => ({ character: CHARACTERS[seat % CHARACTERS.length], version: 9 ** seat }));
  return { ...rest, people: people.map((person, seat) => ({ ...person, mind: seat === 0 ? null : minds[seat] })) };
}

/** A whole game, with special actions unless the policy knows none. */
export function wholeGame(table: Table, seed: number, choose?: Policy): GameRecord {
  const options: GameOptions = { ...table, octopus: 'lot', seed };
  const log = [...playGame(table, seed, choose)].map(({ move }) => move);
  return {
    people: peopleCalled(...NAMES.slice(0, table.players)),
    origin: { type: 'dealt', options },
    isGuided: false,
    log,
    redo: [],
  };
}

/** The same game stopped early; some of its moves taken back, and by chance notes of others in between. */
export function brokenOff(whole: GameRecord, seed: number): GameRecord {
  const random = chance(seed);
  const moves = whole.log.filter((entry) => !isNote(entry));
  const end = Math.floor(random() * moves.length);
  const noted = moves.slice(0, end).flatMap((move): LogEntry[] => {
    const notes = Array.from(
      { length: pick([0, 0, 0, 0, 0, 1, 2], random) },
      (): LogEntry => ({
        type: 'takenBack',
        moves: 1 + Math.floor(random() * 30),
      }),
    );
    return [...notes, move];
  });
  const log: readonly LogEntry[] = random() < 0.5 ? [...noted, { type: 'takenBack', moves: 9 }] : noted;
  return { ...whole, log, redo: moves.slice(end, end + Math.floor(random() * 20)) };
}

/** The rest of a game as one that began with a position. */
export function fromPosition(whole: GameRecord, after: number): GameRecord {
  const moves = whole.log.filter((entry) => !isNote(entry));
  const position = formatPosition(stateAfter(whole, moves.slice(0, after)));
  return { ...whole, origin: { type: 'position', position }, log: moves.slice(after) };
}

/** Its code, which it has to have. */
export function codeOf(record: GameRecord): string {
  const code = encodeGame(record);
  if (code === null) throw new Error('this game has no code');
  return code;
}

/** Its code of version 1, which only a game of people has. */
export function firstCodeOf(record: GameRecord): string {
  const [, code] = codesOfSameGame(codeOf(record));
  if (code === undefined) throw new Error('this game has no code of version 1');
  return code;
}

/** What a code keeps of a game: all but the order in which the luminos of one move are named. */
export function essence({ log, redo, ...rest }: GameRecord) {
  const sorted = <T extends LogEntry>(entry: T): T =>
    'luminos' in entry ? { ...entry, luminos: [...entry.luminos].sort((a, b) => a - b) } : entry;
  return { ...rest, log: log.map(sorted), redo: redo.map(sorted) };
}

export function finalState(record: GameRecord): GameState {
  return stateAfter(
    record,
    record.log.filter((entry) => !isNote(entry)),
  );
}

function stateAfter({ origin }: GameRecord, moves: readonly Move[]): GameState {
  const start = origin.type === 'dealt' ? newGame(origin.options) : startOf(origin);
  if (start === null) throw new Error('no such beginning');
  return moves.reduce((state, move) => must(state, move).state, start);
}
