import type { TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_TITLE } from '../../../../history/record';
import { gamesListTexts } from '../../../app/state/texts';
import { useFocusFallback } from '../../../kit/focus';
import { listOf } from '../../../kit/gameFacts/names';
import { roomIn, tidyTitle, typedTitle } from '../../../kit/gameFacts/title';
import { explainUnchanged, useGamesScreen } from '../gamesScreen';
import type { SavedGame } from '../paging';
import './titleField.css';

/** From here on it is said how many characters there is room for. */
const LITTLE_ROOM = 10;

interface Props {
  readonly saved: SavedGame;
  readonly close: () => void;
  /** Where those who use keys go on once it is closed. */
  readonly goOn: () => void;
}

/** Where a game gets its name: in its place on the card. Enter or going elsewhere keeps it, Escape does not. */
export function TitleField({ saved, close, goOn }: Props) {
  const { games, say } = useGamesScreen();
  const texts = gamesListTexts.value;
  const { title, people } = saved.kept.value;
  const [room, setRoom] = useState(() => roomIn(title ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const focusFallback = useFocusFallback(goOn);
  // Before the player can press a key.
  useLayoutEffect(() => field.current?.select(), []);
  const isTight = room < LITTLE_ROOM;
  // Saying so takes room itself: what is being typed stays in sight.
  useLayoutEffect(() => {
    if (field.current?.selectionStart === field.current?.value.length)
      field.current?.scrollTo(field.current.scrollWidth, 0);
  }, [isTight]);
  const finish = async (keep: boolean) => {
    // Closing takes the focus away, which would finish once more.
    if (isDone.current) return;
    isDone.current = true;
    const wish = tidyTitle(field.current?.value ?? '');
    close();
    if (!keep || wish === title) return;
    const changed = await games.rename(saved, wish);
    if (changed !== 'changed') say(explainUnchanged(texts.notRenamed, changed));
    else say([wish === null ? texts.unnamed : texts.renamed(wish)]);
  };
  const tidy = (field: HTMLInputElement) => {
    keepShort(field);
    setRoom(roomIn(field.value));
  };
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the choice of a character that is being put together.
    if (event.isComposing) return;
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
  };
  return (
    <div class="titling" ref={focusFallback}>
      <input
        ref={field}
        type="text"
        class="titleField"
        // What the game is called by as long as it has no name.
        placeholder={people.length === 0 ? texts.titleHint : listOf(people.map(({ name }) => name))}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-label={texts.title(LONGEST_TITLE)}
        defaultValue={title ?? ''}
        onInput={(event: TargetedInputEvent<HTMLInputElement>) => event.isComposing || tidy(event.currentTarget)}
        onCompositionEnd={({ currentTarget }) => tidy(currentTarget)}
        onBlur={() => finish(true)}
        onKeyDown={press}
      />
      <span class="titleRoom" role="status">
        {isTight && texts.room(room)}
      </span>
      {/* The field keeps the focus: losing it would take the button away from under the finger. */}
      <button
        type="button"
        class="iconButton titled"
        title={texts.done}
        aria-label={texts.done}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => finish(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5.5 12.5 4.5 4.5 8.5-10" />
        </svg>
      </button>
    </div>
  );
}

/** Takes out what no title has, without moving the caret to the end. */
function keepShort(field: HTMLInputElement): void {
  const kept = typedTitle(field.value);
  if (kept === field.value) return;
  const caret = Math.min(field.selectionStart ?? kept.length, kept.length);
  field.value = kept;
  field.setSelectionRange(caret, caret);
}
