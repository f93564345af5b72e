import { setupTexts } from '../../../app/state/texts';
import { TurtleSign } from '../../../kit/signs/GameSigns';
import { useSetup } from '../setupState';
import '../../../kit/signs/signs.css';
import './firstGameChoice.css';

/** A first game explains itself. While it is on, what else there would be to choose is settled. */
export function FirstGameChoice() {
  const { draft, change, isGuided } = useSetup();
  const { name, about, means } = setupTexts.value.guided;
  return (
    <label class="firstGameChoice">
      <input
        type="checkbox"
        role="switch"
        class="unseen"
        checked={isGuided.value}
        aria-checked={isGuided.value}
        aria-describedby="firstGameAbout"
        aria-label={name}
        onChange={({ currentTarget }) => change({ ...draft.value, isGuided: currentTarget.checked })}
      />
      <span class="switchCard">
        <TurtleSign />
        <span class="switchWords" id="firstGameAbout">
          <b aria-hidden="true">{name}</b>
          {/* Without it there is more to choose, and less room. */}
          <span class={isGuided.value ? '' : 'unseen'}>{about}</span>
          {isGuided.value && <em>{means}</em>}
        </span>
        <span class="switchTrack" aria-hidden="true" />
      </span>
    </label>
  );
}
