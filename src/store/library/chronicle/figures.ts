import type { Side } from '../../../rules/data/boards';
import { COLOURS, type Colour } from '../../../rules/data/luminos';
import type { ScoreBoard } from '../../../rules/state';
import { byColour, type SeatDetails, SOURCES, type Source } from './details';
import { detailsIn, hasWon, type PeopledGame, type Someone, seatIn } from './people';

/** How someone has done in some games. */
export interface Figures {
  readonly games: number;
  /** Shared ones count as well. */
  readonly wins: number;
  readonly mean: number;
  readonly best: number;
}

/** The same for one number of players on one board with one score board. */
export interface TableFigures extends Figures {
  readonly players: number;
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
}

/** What is known of where the points came from, on average by game. */
export interface Origins {
  readonly sources: Readonly<Record<Source, number>>;
  readonly colours: Readonly<Record<Colour, number>> | null;
  /** The one that has brought most. */
  readonly favourite: Colour | null;
  /** The highest level of any of the reefs. */
  readonly highest: number;
}

export function figuresOf({ key, games }: Pick<Someone, 'key' | 'games'>): Figures {
  const points = games.map((game) => seatIn(game, key).points);
  return {
    games: games.length,
    wins: games.filter((game) => hasWon(game, key)).length,
    mean: meanOf(points),
    best: Math.max(...points),
  };
}

/** Fewer players first, as in the rule book. */
export function tableFigures({ key, games }: Pick<Someone, 'key' | 'games'>): readonly TableFigures[] {
  const tables = new Map<string, PeopledGame[]>();
  for (const game of games) {
    const table = `${game.seats.length}${game.side}${game.scoreBoard}`;
    const own = tables.get(table);
    if (own === undefined) tables.set(table, [game]);
    else own.push(game);
  }
  return [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => {
      const { seats, side, scoreBoard } = own[0];
      return { players: seats.length, side, scoreBoard, ...figuresOf({ key, games: own }) };
    });
}

/** Null as long as nothing is known. */
export function originsOf({ key, games }: Pick<Someone, 'key' | 'games'>): Origins | null {
  const details = games.map((game) => detailsIn(game, key)).filter((each) => each !== null);
  if (details.length === 0) return null;
  const coloured = details.map(({ colours }) => colours).filter((each) => each !== null);
  const colours = coloured.length === 0 ? null : byColour((colour) => meanOf(coloured.map((each) => each[colour])));
  return {
    sources: meanSources(details),
    colours,
    favourite: colours && COLOURS.reduce((best, colour) => (colours[colour] > colours[best] ? colour : best)),
    highest: Math.max(...details.map(({ height }) => height)),
  };
}

function meanSources(details: readonly SeatDetails[]): Readonly<Record<Source, number>> {
  const means = SOURCES.map((source) => [source, meanOf(details.map(({ sources }) => sources[source]))] as const);
  return Object.fromEntries(means) as Record<Source, number>;
}

function meanOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}
