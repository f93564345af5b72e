import type { GameView } from '../../store/table/gameView';

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Keys that look at any game: digits show a level, Escape lets go. Whether the key was one of them. */
export function pressInView({ act }: GameView, key: string): boolean {
  if (/^[0-9]$/.test(key)) act({ type: 'filter', level: key === '0' ? null : Number(key) });
  else if (key === 'Escape') act({ type: 'letGo' });
  else return false;
  return true;
}
