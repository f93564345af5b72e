import type { ReplayTexts } from '../../i18n/replay/replayTexts';

/** What a copy is called. A copy of a copy is one, too; a game without a name has none. */
export function copyTitle({ copyOf }: ReplayTexts, title: string | null): string | null {
  if (title === null) return null;
  return title.endsWith(copyOf('')) ? title : copyOf(title);
}
