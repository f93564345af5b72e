import { FishSign } from '../../../kit/fish/FishSign';
import { changeTo, draft } from '../../../setup/keeping';
import { setupTexts } from '../../../setup/texts';
import { calledIn, seatedIn } from '../draft';
import { LotIcon } from '../icons';
import { foreseen } from './dragging';
import '../../../setup/beginner.css';

/** Who begins: one of the players, or whoever is drawn by lot. */
export function Beginner() {
  const { beginner, lot, fish } = setupTexts.value;
  const choices = [
    { value: 'lot' as const, sign: <LotIcon />, name: lot },
    ...seatedIn(foreseen.value).map((person) => ({
      value: person.id,
      sign: <FishSign fish={person.fish} />,
      name: calledIn(person, fish),
    })),
  ];
  return (
    <fieldset class="beginnerChoice">
      <legend>{beginner}</legend>
      {choices.map(({ value, sign, name }) => (
        <label key={value}>
          <input
            type="radio"
            name="beginner"
            class="unseen"
            checked={draft.value.beginner === value}
            onChange={() => changeTo({ ...draft.value, beginner: value })}
          />
          <span class="beginnerChip">
            {sign}
            <bdi>{name}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
