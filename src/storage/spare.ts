import type { GameId } from './record';
import type { Save, Stored } from './save';
import { openSpareFiles } from './spareFiles';
import { SPARE_KEYS } from './spareKeys';

/** Where the second copies are. Everything may reject. */
export interface Spare {
  /** The browser may be stopped as soon as this resolves, which is soon; `write` has to follow. */
  note(game: Stored): Promise<void>;
  write(save: Save): Promise<void>;
  /** The newest copy that can be read. */
  read(id: GameId): Promise<Save | null>;
  ids(): Promise<readonly GameId[]>;
  remove(id: GameId): Promise<void>;
}

let opened: Promise<Spare> | null = null;

export function spare(): Promise<Spare> {
  opened ??= openSpareFiles().catch(() => SPARE_KEYS);
  return opened;
}
