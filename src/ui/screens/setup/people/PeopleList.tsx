import { useEffect, useRef, useState } from 'preact/hooks';
import type { CharacterName } from '../../../../history/record';
import { setupTexts } from '../../../app/state/texts';
import { addPerson, calledIn, MOST, seatedIn } from '../draft';
import { JoinIcon } from '../icons';
import { useSetup } from '../setupState';
import { PersonRow } from './PersonRow';
import './people.css';

/** Who plays, in seat order. */
export function PeopleList() {
  const { draft, change, drag, endDrag, announce } = useSetup();
  const { people, order, add, addCharacter, joined, fish, isShow } = setupTexts.value;
  const seated = seatedIn(draft.value);
  const list = useRef<HTMLUListElement>(null);
  const joinButton = useRef<HTMLButtonElement>(null);
  /** Whose fish is being chosen. */
  const [choosing, choose] = useState<number | null>(null);
  useEffect(() => () => void endDrag(), []);

  const join = (character: CharacterName | null) => {
    change(addPerson(draft.value, character));
    const newcomer = seatedIn(draft.value)[seated.length];
    announce(joined(calledIn(newcomer, fish)));
    if (character !== null) {
      choose(newcomer.id);
      return;
    }
    // The new player will type a name; its field is there in the next frame.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };

  return (
    <section class="peopleList">
      <h2>
        {people} <small>{order}</small>
      </h2>
      <ul ref={list} class={drag.value === null ? undefined : 'movingRows'}>
        {seated.map((person, seat) => (
          <PersonRow
            key={person.id}
            person={person}
            seat={seat}
            isChoosing={choosing === person.id}
            choose={(isChoosing) => choose(isChoosing ? person.id : null)}
            // The row is gone; the button to add a player is near.
            focusAfterRemoval={() => joinButton.current?.focus()}
          />
        ))}
      </ul>
      {seated.length < MOST && (
        <div class="joins">
          <button type="button" class="join" ref={joinButton} onClick={() => join(null)}>
            <JoinIcon />
            {add}
          </button>
          <button type="button" class="join" onClick={() => join('easy')}>
            <JoinIcon />
            {addCharacter}
          </button>
        </div>
      )}
      {seated.every(({ character }) => character !== null) && <p class="showHint">{isShow}</p>}
    </section>
  );
}
