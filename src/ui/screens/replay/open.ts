import type { GameId, GameRecord } from '../../../history/record';
import type { GameLibrary, ReadGame } from '../../../store/library/gameLibrary';
import { createPlayback, type Playback } from '../../../store/table/playback';

/** A kept game, to be gone through. */
export interface WatchedGame {
  readonly id: GameId;
  readonly title: string | null;
  readonly record: GameRecord;
  readonly playback: Playback;
  /** Its story could not be followed: all there is to see is where it stands. */
  readonly isShortened: boolean;
}

export type OpenedGame = { readonly ok: true; readonly game: WatchedGame } | Extract<ReadGame, { readonly ok: false }>;

export async function openReplay({ readGame }: Pick<GameLibrary, 'readGame'>, id: GameId): Promise<OpenedGame> {
  const read = await readGame(id);
  if (!read.ok) return read;
  const { title, record, timeline, isShortened } = read;
  const { past, state, marks } = timeline;
  return { ok: true, game: { id, title, record, playback: createPlayback(past, state, marks), isShortened } };
}
