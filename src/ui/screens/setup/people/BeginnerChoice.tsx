import { setupTexts } from '../../../app/state/texts';
import { PersonSign } from '../../../kit/characters/PersonSign';
import { calledIn, seatedIn } from '../draft';
import { LotIcon } from '../icons';
import { useSetup } from '../setupState';

/** Who begins: one of the players, or a random one. */
export function BeginnerChoice() {
  const { draft, change, draftAfterDrop } = useSetup();
  const { beginner, lot, fish } = setupTexts.value;
  const choices = [
    { value: 'lot' as const, sign: <LotIcon />, name: lot },
    ...seatedIn(draftAfterDrop.value).map((person) => ({
      value: person.id,
      sign: <PersonSign fish={person.fish} mind={person.character} />,
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
            onChange={() => change({ ...draft.value, beginner: value })}
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
