import type { CharacterName, Fish, GameId, Person } from '../../../history/record';
import type { Side } from '../../../rules/data/boards';
import { victory } from '../../../rules/play/finalScoring';
import type { Player, ScoreBoard, Seat } from '../../../rules/state';
import { readStanding } from '../../../rules/text/standing';
import type { FinishedGame } from '../../../storage/format/finished';

/** Who sat there, and what came of it. */
export interface SeatResult {
  readonly name: string;
  readonly fish: Fish;
  /** Null for a person. */
  readonly character: CharacterName | null;
  readonly points: number;
  readonly limestone: number;
}

/** How a finished game ended. */
export interface Result {
  readonly id: GameId;
  readonly created: number;
  readonly touched: number;
  readonly deal: string;
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  /** Empty if nobody was named. */
  readonly seats: readonly SeatResult[];
  readonly winners: readonly Seat[];
}

/** Null if where it ended cannot be read. */
export function resultOf({ id, created, touched, deal, people, position }: FinishedGame): Result | null {
  const standing = readStanding(position);
  if (standing === null) return null;
  const { side, scoreBoard, players } = standing;
  const { winners } = victory(standing);
  const isNamed = people.length === players.length;
  const seats = isNamed ? players.map((player, seat) => seatResult(people[seat], player)) : [];
  return { id, created, touched, deal, side, scoreBoard, seats, winners };
}

function seatResult(
  { name, fish, mind }: Person,
  { points, limestone }: Pick<Player, 'points' | 'limestone'>,
): SeatResult {
  return { name, fish, character: mind?.character ?? null, points, limestone };
}

/** Above 0 if the first one did better: more points, or as many and more limestone. 0 if nobody did. */
export function compareResults(a: SeatResult, b: SeatResult): number {
  return a.points - b.points || a.limestone - b.limestone;
}

/**
 * The games that count, in the order in which they were finished: every finished game with names, but of copies of one
 * game only the one that was begun first.
 */
export function countedGames<Game extends Result>(games: readonly Game[]): readonly Game[] {
  const first = new Map<string, Game>();
  for (const game of games) {
    if (!game.seats.some(({ character }) => character === null)) continue;
    const other = first.get(game.deal);
    if (other === undefined || isBegunBefore(game, other)) first.set(game.deal, game);
  }
  return [...first.values()].sort((a, b) => a.touched - b.touched || (a.id < b.id ? -1 : 1));
}

function isBegunBefore(a: Result, b: Result): boolean {
  return a.created - b.created < 0 || (a.created === b.created && a.id < b.id);
}
