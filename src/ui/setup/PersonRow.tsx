import { useRef } from 'preact/hooks';
import type { Seat } from '../../rules/state';
import { FishSign } from '../kit/fish/FishSign';
import { calledIn, type DraftPerson, FEWEST, hintOf, removePerson, seatedIn } from '../screens/setup/draft';
import { LeaveIcon } from '../screens/setup/icons';
import { drag, shiftOf } from '../screens/setup/people/dragging';
import { NameField } from '../screens/setup/people/NameField';
import { useAway } from '../useAway';
import { useHeir } from '../useHeir';
import { FishPicker } from './FishPicker';
import { Grip } from './Grip';
import { changeTo, draft } from './keeping';
import { Steps } from './Steps';
import { say } from './saying';
import { setupTexts } from './texts';
import './personRow.css';

interface Props {
  readonly person: DraftPerson;
  readonly seat: Seat;
  readonly isChoosing: boolean;
  choose(isChoosing: boolean): void;
}

export function PersonRow({ person, seat, isChoosing, choose }: Props) {
  const texts = setupTexts.value;
  const who = calledIn(person, texts.fish);
  const hint = hintOf(draft.value, person, texts.fish);
  const moving = drag.value;
  const fishChoice = useRef<HTMLDivElement>(null);
  useAway(fishChoice, isChoosing, () => choose(false));
  // The row is gone then; where somebody can join instead is near.
  const heir = useHeir(() => document.querySelector<HTMLElement>('.join')?.focus());
  const leave = () => {
    changeTo(removePerson(draft.value, person.id));
    say(texts.left(who));
  };
  return (
    <li
      class={`personRow ${moving?.from === seat ? 'heldRow' : ''}`}
      style={moving === null ? {} : { transform: `translateY(${shiftOf(moving, seat)}px)` }}
    >
      <Grip seat={seat} />
      <div class="fishChoice" ref={fishChoice}>
        <button
          type="button"
          class="fishButton"
          aria-expanded={isChoosing}
          aria-label={texts.fishOf(who, person.fish)}
          onClick={() => choose(!isChoosing)}
        >
          <FishSign fish={person.fish} />
        </button>
        {isChoosing && <FishPicker person={person} seat={seat} close={() => choose(false)} />}
      </div>
      <NameField person={person} seat={seat} hint={hint} />
      <Steps who={who} seat={seat} />
      {seatedIn(draft.value).length > FEWEST && (
        <button type="button" class="quietButton leave" ref={heir} aria-label={texts.remove(who)} onClick={leave}>
          <LeaveIcon />
        </button>
      )}
    </li>
  );
}
