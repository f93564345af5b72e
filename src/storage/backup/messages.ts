import type { GameId } from '../../history/record';
import type { Stored } from '../format/save';

// What the page and the worker that writes backups say to each other.

export type BackupRequest =
  /** Also later, for what tabs that are gone since have left. */
  | { readonly type: 'begin' }
  /** Into the journal, at once; `write` makes a backup of it later. */
  | { readonly type: 'note'; readonly game: Stored }
  | { readonly type: 'write'; readonly game: Stored }
  | { readonly type: 'read'; readonly id: GameId }
  /** All of them, or those whose backup is a link code of a former version. */
  | { readonly type: 'ids'; readonly isCoded: boolean }
  | { readonly type: 'remove'; readonly id: GameId };

export interface BackupMessage {
  readonly number: number;
  readonly request: BackupRequest;
}

/** An answer to the request of that number, which failed if it says why. */
export interface BackupAnswer {
  readonly number: number;
  readonly value: unknown;
  readonly failure: string | null;
}
