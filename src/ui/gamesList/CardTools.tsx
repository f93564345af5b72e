import { useId, useRef, useState } from 'preact/hooks';
import { gameCalled } from '../kit/gameFacts/names';
import { TOOLS, type Tool, ToolIcon } from '../screens/games/card/tools';
import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { useAway } from '../useAway';
import { say } from './news';
import { gamesListTexts } from './texts';
import { toolsFor } from './toolsFor';
import './cardTools.css';

interface Props {
  readonly games: SavedGames;
  readonly saved: SavedGame;
  readonly rename: () => void;
}

/** What else can be done with a game, behind a button. */
export function CardTools({ games, saved, rename }: Props) {
  const texts = gamesListTexts.value;
  const { tools, about } = texts;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = about(tools, gameCalled(saved.kept.value));
  useAway(place, isOpen, () => setOpen(false));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    // What was said before could lie over the tools.
    say([]);
    setOpen(!isOpen);
  };
  const run = (tool: Tool) => {
    setOpen(false);
    // The list of tools is gone then; what it leads to may take the focus further.
    button.current?.focus();
    ({ ...toolsFor(games, saved), rename })[tool]();
  };
  return (
    <div ref={place} class={isOpen ? 'cardTools isOpen' : 'cardTools'}>
      <button
        ref={button}
        type="button"
        class="more"
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
          {TOOLS.map((tool) => (
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
