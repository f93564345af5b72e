import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CHARACTERS, type CharacterName, FISH, type Fish } from '../../../../history/record';
import type { Seat } from '../../../../rules/state';
import { setupTexts } from '../../../app/state/texts';
import { CHARACTER_NAMES } from '../../../kit/characters/characterNames';
import { CharacterSign, PersonSign } from '../../../kit/characters/PersonSign';
import { FishSign } from '../../../kit/fish/FishSign';
import { useFocusFallback } from '../../../kit/focus';
import { useClickOutside } from '../../../kit/useClickOutside';
import {
  calledIn,
  chooseCharacter,
  chooseFish,
  type DraftPerson,
  FEWEST,
  hintOf,
  removePerson,
  seatedIn,
} from '../draft';
import { LeaveIcon } from '../icons';
import { useSetup } from '../setupState';
import { shiftOf } from './dragging';
import { NameField } from './NameField';
import { DragHandle, SeatArrows } from './SeatMovers';
import './fishPicker.css';

interface Props {
  readonly person: DraftPerson;
  readonly seat: Seat;
  readonly isChoosing: boolean;
  choose(isChoosing: boolean): void;
  /** The focus goes on after this person has been removed. */
  focusAfterRemoval(): void;
}

export function PersonRow({ person, seat, isChoosing, choose, focusAfterRemoval }: Props) {
  const { draft, change, drag, announce } = useSetup();
  const texts = setupTexts.value;
  const who = calledIn(person, texts.fish);
  const hint = hintOf(draft.value, person, texts.fish);
  const moving = drag.value;
  const fishChoice = useRef<HTMLDivElement>(null);
  const fishButton = useRef<HTMLButtonElement>(null);
  useClickOutside(fishChoice, isChoosing, () => choose(false));
  const focusFallback = useFocusFallback(focusAfterRemoval);
  const leave = () => {
    change(removePerson(draft.value, person.id));
    announce(texts.left(who));
  };
  return (
    <li
      class={`personRow ${moving?.from === seat ? 'heldRow' : ''}`}
      style={moving === null ? {} : { transform: `translateY(${shiftOf(moving, seat)}px)` }}
    >
      <DragHandle seat={seat} />
      <div class="fishChoice" ref={fishChoice}>
        <button
          type="button"
          class="fishButton"
          ref={fishButton}
          aria-expanded={isChoosing}
          aria-label={person.character === null ? texts.fishOf(who, person.fish) : texts.seatOf(who)}
          onClick={() => choose(!isChoosing)}
        >
          <PersonSign fish={person.fish} mind={person.character} />
        </button>
        {isChoosing && <FishPicker person={person} seat={seat} opener={fishButton} close={() => choose(false)} />}
      </div>
      {person.character === null ? (
        <NameField person={person} seat={seat} hint={hint} />
      ) : (
        <>
          <b class="characterName">{who}</b>
          <p class="nameHint">{texts.characters[person.character.character]}</p>
        </>
      )}
      <SeatArrows who={who} seat={seat} />
      {seatedIn(draft.value).length > FEWEST && (
        <button
          type="button"
          class="iconButton leave"
          ref={focusFallback}
          aria-label={texts.remove(who)}
          onClick={leave}
        >
          <LeaveIcon />
        </button>
      )}
    </li>
  );
}

interface FishPickerProps {
  readonly person: DraftPerson;
  readonly seat: Seat;
  /** The button that opens it, and has the focus once it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  close(): void;
}

/** Who plays, and which of the four fish is theirs. Choosing the fish of another player swaps the two. */
function FishPicker({ person, seat, opener, close }: FishPickerProps) {
  const { draft, change, announce } = useSetup();
  const texts = setupTexts.value;
  const buttons = useRef(new Map<Fish, HTMLButtonElement | null>());

  // Before the picker is painted: a key that is pressed then is meant for it already.
  useLayoutEffect(() => buttons.current.get(person.fish)?.focus(), []);

  const seatCharacter = (character: CharacterName | null) => {
    const next = chooseCharacter(draft.value, person.id, character);
    change(next);
    const now = seatedIn(next)[seat];
    announce(texts.joined(calledIn(now, texts.fish)));
    opener.current?.focus();
    close();
  };

  const pick = (fish: Fish) => {
    if (fish !== person.fish) {
      change(chooseFish(draft.value, person.id, fish));
      announce(texts.hasFish(seat + 1, fish));
    }
    opener.current?.focus();
    close();
  };

  return (
    <fieldset
      class="fishPicker"
      aria-label={texts.chooseFish(calledIn(person, texts.fish))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        opener.current?.focus();
        close();
      }}
    >
      <p class="pickerPart">{texts.whoPlays}</p>
      <div class="characterChoices">
        <button type="button" aria-pressed={person.character === null} onClick={() => seatCharacter(null)}>
          <FishSign fish={person.fish} />
          <span>
            <b>{texts.person}</b>
            <small>{texts.personMeans}</small>
          </span>
        </button>
        {CHARACTERS.map((character) => (
          <button
            key={character}
            type="button"
            aria-pressed={person.character?.character === character}
            onClick={() => seatCharacter(character)}
          >
            <CharacterSign character={character} />
            <span>
              <b>{CHARACTER_NAMES[character]}</b>
              <small>{texts.characters[character]}</small>
            </span>
          </button>
        ))}
      </div>
      <p class="pickerPart">{texts.whichFish}</p>
      {FISH.map((fish) => {
        const owner = seatedIn(draft.value).find((each) => each.fish === fish && each.id !== person.id);
        return (
          <button
            key={fish}
            type="button"
            ref={(button) => void buttons.current.set(fish, button)}
            aria-pressed={fish === person.fish}
            onClick={() => pick(fish)}
          >
            <FishSign fish={fish} />
            {texts.fish(fish)} {owner !== undefined && <small>{texts.swap(calledIn(owner, texts.fish))}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}
