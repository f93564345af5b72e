import { gameIds } from './games';
import { LAST_KEY, SPARE_PREFIX } from './keys';

/** Whether any place on this device has ever kept a game: where none has, nothing can be missing. */
export async function hasTraces(): Promise<boolean> {
  try {
    return hasKeys() || (await gameIds()).length > 0 || (await hasFiles());
  } catch {
    // Whoever looks closer will see.
    return true;
  }
}

function hasKeys(): boolean {
  return Object.keys(localStorage).some((key) => key === LAST_KEY || key.startsWith(SPARE_PREFIX));
}

async function hasFiles(): Promise<boolean> {
  if (!('getDirectory' in (navigator.storage ?? {}))) return false;
  const { done } = await (await navigator.storage.getDirectory()).keys().next();
  return done !== true;
}
