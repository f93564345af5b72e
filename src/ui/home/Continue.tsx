import { useEffect, useState } from 'preact/hooks';
import type { Shelved } from '../../store/shelf';
import { People } from '../gamesList/People';
import { texts } from '../language';
import { goToGame } from '../route';
import './continue.css';

type Look = ReturnType<typeof import('./look')['lookAt']>;

interface Props {
  readonly game: Shelved;
  /** The rules cannot follow this game: it is not to be gone on with. */
  readonly giveUp: () => void;
}

/** The last game, to go on with. Who plays is there at once; its reef and how it stands come into the room kept for them. */
export function Continue({ game: { id, record }, giveUp }: Props) {
  const { goOn, unnamed } = texts.value;
  const [look, setLook] = useState<Look>(null);
  useEffect(() => {
    let isHere = true;
    import('./look').then(
      ({ lookAt }) => {
        if (!isHere) return;
        const seen = lookAt(record);
        setLook(seen);
        if (seen === null) giveUp();
      },
      // It goes on without a picture as well.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [record]);
  return (
    <button type="button" class="continue" onClick={() => goToGame(id)}>
      {record.people.length === 0 ? <span class="whoPlays">{unnamed}</span> : <People people={record.people} />}
      <span class="lastReef">{look?.picture}</span>
      <span class="lastGame">
        <span class="standing">{look?.standing}</span>
        <span class="filled">{goOn}</span>
      </span>
    </button>
  );
}
