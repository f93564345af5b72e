import { goToReplay } from '../app/state/route';
import { fileNameOf } from '../kit/files/fileName';
import { glimpseOf } from '../kit/gameFacts/glimpse';
import { copiedTitle } from '../kit/gameFacts/title';
import type { Tool } from '../screens/games/card/tools';
import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { exportText } from './exporting';
import { say } from './news';
import { share } from './sharing';
import { gamesListTexts } from './texts';
import { unchanged } from './unchanged';

/** What each tool does with this game; its name is given on its card. */
export function toolsFor(games: SavedGames, saved: SavedGame): Readonly<Record<Exclude<Tool, 'rename'>, () => void>> {
  const texts = gamesListTexts.value;
  return {
    replay: () => goToReplay(saved.kept.value.id),
    async copy() {
      const { title, position } = saved.kept.value;
      const round = glimpseOf(position)?.round ?? null;
      const why = await games.copy(saved, (copy) =>
        title === null ? texts.whatIf(round, copy) : copiedTitle(title, texts.whatIfBehind, copy),
      );
      say(why === null ? [texts.copied] : [texts.notCopied, texts.unread[why]]);
    },
    share: () => share(saved),
    async saveOne() {
      const { title, people, touched } = saved.kept.value;
      const names = people.map(({ name }) => name).join('-');
      await exportText(fileNameOf(title ?? (names || texts.fileGame), touched), await games.textOf(saved));
    },
    async remove() {
      const changed = await games.remove(saved);
      if (changed !== 'changed') say(unchanged(texts.notRemoved, changed));
    },
  };
}
