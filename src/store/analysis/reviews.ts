import type { PlayedGame } from '../../bots/analysis/report';
import type { GameId, GameRecord } from '../../history/record';
import type { Made } from '../../history/timeline';
import type { GameState } from '../../rules/state';
import type { SaveRepository } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import type { ReadGame } from '../library/gameLibrary';
import type { Analyses, GameAnalysis } from './analyses';

/** A finished game, to be looked back on. */
export interface ReviewedGame {
  readonly id: GameId;
  readonly title: string | null;
  readonly record: GameRecord;
  readonly past: readonly Made[];
  readonly end: GameState;
  readonly analysis: GameAnalysis;
}

export type OpenedReview =
  | { readonly ok: true; readonly game: ReviewedGame }
  | Extract<ReadGame, { readonly ok: false }>
  /** It is not over yet; or it came here without the moves that led to its end. */
  | { readonly ok: false; readonly why: 'unfinished' | 'noStory' };

export interface GameReviews {
  /** A kept game that is over, with its analysis. Nobody has asked for that yet: it is not started by this. */
  reviewGame(id: GameId): Promise<OpenedReview>;
}

export function createGameReviews(
  { database, unsaved }: Pick<Storage, 'database' | 'unsaved'>,
  { analyses: kept, backups }: Pick<SaveRepository, 'analyses' | 'backups'>,
  analyses: Analyses,
  readGame: (id: GameId) => Promise<ReadGame>,
): GameReviews {
  /** Once a page: what a deleted game has left behind where it could not be removed. */
  let isTidied = false;
  const tidy = async () => {
    try {
      const [stored, backedUp] = await Promise.all([database.gameIds(), backups.ids()]);
      await kept.keepOnly([...stored, ...backedUp, ...unsaved.ids()]);
    } catch {
      // Without a database it is not known which games there are.
    }
  };
  return {
    async reviewGame(id) {
      const read = await readGame(id);
      if (!read.ok) return read;
      const { title, record, timeline } = read;
      const { past, state: end } = timeline;
      if (end.step.type !== 'over') return { ok: false, why: 'unfinished' };
      const game = playedGame(record, past);
      if (game === null) return { ok: false, why: 'noStory' };
      if (!isTidied) tidy();
      isTidied = true;
      return { ok: true, game: { id, title, record, past, end, analysis: await analyses.open(id, game) } };
    },
  };
}

/** As it is analysed; null if its moves are not known. */
export function playedGame({ people }: GameRecord, past: readonly Made[]): PlayedGame | null {
  const [first] = past;
  if (first === undefined) return null;
  return {
    start: first.state,
    moves: past.map(({ move }) => move),
    people: first.state.players.map((_, seat) => (people[seat]?.mind ?? null) === null),
  };
}
