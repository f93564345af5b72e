import { OLD_PREFIX } from './keys';

export function hasOldShelf(): boolean {
  return oldKeys().length > 0;
}

export function oldKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OLD_PREFIX));
  } catch {
    return [];
  }
}
