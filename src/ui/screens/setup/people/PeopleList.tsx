import { useEffect, useRef, useState } from 'preact/hooks';
import { changeTo, draft } from '../../../setup/keeping';
import { PersonRow } from '../../../setup/PersonRow';
import { say } from '../../../setup/saying';
import { setupTexts } from '../../../setup/texts';
import { addPerson, calledIn, MOST, seatedIn } from '../draft';
import { JoinIcon } from '../icons';
import { drag, letGo } from './dragging';
import '../../../setup/people.css';

/** Who plays, in seat order. */
export function People() {
  const { people, order, add, joined, fish } = setupTexts.value;
  const seated = seatedIn(draft.value);
  const list = useRef<HTMLUListElement>(null);
  /** Whose fish is being chosen. */
  const [choosing, choose] = useState<number | null>(null);
  useEffect(() => () => void letGo(), []);

  const join = () => {
    changeTo(addPerson(draft.value));
    const newcomer = seatedIn(draft.value)[seated.length];
    say(joined(calledIn(newcomer, fish)));
    // Whoever joins wants to say their name; the field is there with the next picture.
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
          />
        ))}
      </ul>
      {seated.length < MOST && (
        <button type="button" class="join" onClick={join}>
          <JoinIcon />
          {add}
        </button>
      )}
    </section>
  );
}
