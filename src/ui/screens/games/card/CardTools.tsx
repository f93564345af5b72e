import type { RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { goToAnalysis, goToReplay } from '../../../app/state/route';
import { gamesListTexts } from '../../../app/state/texts';
import { fileNameOf } from '../../../kit/files/fileName';
import { glimpseOf } from '../../../kit/gameFacts/glimpse';
import { gameCalled } from '../../../kit/gameFacts/names';
import { copiedTitle } from '../../../kit/gameFacts/title';
import { useClickOutside } from '../../../kit/useClickOutside';
import { exportText } from '../files/exporting';
import { explainUnchanged, type GamesScreen, useGamesScreen } from '../gamesScreen';
import type { SavedGame } from '../paging';
import { TOOLS, type Tool, ToolIcon } from './tools';

interface Props {
  readonly saved: SavedGame;
  /** Opens the tools. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly rename: () => void;
}

/** What else can be done with a game, behind a button. */
export function CardTools({ saved, button, rename }: Props) {
  const screen = useGamesScreen();
  const texts = gamesListTexts.value;
  const { tools, about } = texts;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const label = about(tools, gameCalled(saved.kept.value));
  useClickOutside(place, isOpen, () => setOpen(false));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    // What was said before could lie over the tools.
    screen.say([]);
    setOpen(!isOpen);
  };
  const run = (tool: Tool) => {
    setOpen(false);
    // The list of tools is gone then; what it leads to may take the focus further.
    button.current?.focus();
    ({ ...toolsFor(screen, saved), rename })[tool]();
  };
  return (
    <div ref={place} class={isOpen ? 'cardTools isOpen' : 'cardTools'}>
      <button
        ref={button}
        type="button"
        class="iconButton more"
        title={tools}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={leave}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
        </svg>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div id={id} class="toolList" role="group" aria-label={label} ref={showAll}>
          {TOOLS.filter((tool) => tool !== 'lookBack' || saved.kept.value.isOver).map((tool) => (
            <button key={tool} type="button" class={tool} onKeyDown={leave} onClick={() => run(tool)}>
              <ToolIcon tool={tool} />
              {texts[tool]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** At the lower edge of the screen the list moves up as far as it must. */
function showAll(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

/** What each tool does with this game; its name is given on its card. */
function toolsFor(screen: GamesScreen, saved: SavedGame): Readonly<Record<Exclude<Tool, 'rename'>, () => void>> {
  const { games, say, share } = screen;
  const texts = gamesListTexts.value;
  return {
    replay: () => goToReplay(saved.kept.value.id),
    lookBack: () => goToAnalysis(saved.kept.value.id),
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
      await exportText(say, fileNameOf(title ?? (names || texts.fileGame), touched), await games.textOf(saved));
    },
    async remove() {
      const changed = await games.remove(saved);
      if (changed !== 'changed') say(explainUnchanged(texts.notRemoved, changed));
    },
  };
}
