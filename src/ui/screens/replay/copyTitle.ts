import type { ReplayTexts } from '../../../i18n/en/replay';
import { extendedTitle } from '../../kit/gameFacts/title';

/** What a copy is called. A copy of a copy is one, too; a game without a name has none. */
export function copyTitle({ copyBehind }: ReplayTexts, title: string | null): string | null {
  return title === null ? null : extendedTitle(title, copyBehind);
}
