import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../store/shelf';
import { goToGame } from '../app/state/route';
import { People } from '../kit/gameFacts/People';
import { texts } from '../language';
import '../screens/home/continue.css';

type Look = ReturnType<typeof import('../screens/home/look')['lookAt']>;

/** The last game, to go on with. Who plays is there at once; its reef and how it stands come into the room kept for them. */
export function Continue({ game: { id, title, people, position } }: { readonly game: KeptGame }) {
  const { goOn, unnamed } = texts.value;
  const [look, setLook] = useState<Look>(null);
  useEffect(() => {
    let isHere = true;
    import('../screens/home/look').then(
      ({ lookAt }) => {
        if (isHere) setLook(lookAt(position, people));
      },
      // It goes on without a picture as well.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [position]);
  return (
    <button type="button" class="continue" onClick={() => goToGame(id)}>
      <span class="lastNames">
        {title !== null && <b dir="auto">{title}</b>}
        {people.length === 0 ? <span class="whoPlays">{unnamed}</span> : <People people={people} />}
      </span>
      <span class="lastReef">{look?.picture}</span>
      <span class="lastGame">
        <span class="standing">{look?.standing}</span>
        <span class="filled">{goOn}</span>
      </span>
    </button>
  );
}
