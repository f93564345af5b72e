import { useEffect, useRef, useState } from 'preact/hooks';
import { setupTexts } from '../../../app/state/texts';
import { addPerson, calledIn, MOST, seatedIn } from '../draft';
import { JoinIcon } from '../icons';
import { useSetup } from '../setupState';
import { PersonRow } from './PersonRow';
import './people.css';

/** Who plays, in seat order. */
export function PeopleList() {
  const { draft, change, drag, endDrag, announce } = useSetup();
  const { people, order, add, joined, fish } = setupTexts.value;
  const seated = seatedIn(draft.value);
  const list = useRef<HTMLUListElement>(null);
  const joinButton = useRef<HTMLButtonElement>(null);
  /** Whose fish is being chosen. */
  const [choosing, choose] = useState<number | null>(null);
  useEffect(() => () => void endDrag(), []);

  const join = () => {
    change(addPerson(draft.value));
    const newcomer = seatedIn(draft.value)[seated.length];
    announce(joined(calledIn(newcomer, fish)));
    // The new player will type a name; its field is there in the next frame.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[seated.length]?.focus());
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
        <button type="button" class="join" ref={joinButton} onClick={join}>
          <JoinIcon />
          {add}
        </button>
      )}
    </section>
  );
}
