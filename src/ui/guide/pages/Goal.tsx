import { ANIMALS } from '../../../rules/luminos';
import { AnimalPicture } from '../../pictures/AnimalPicture';
import { LuminoRow } from '../drawings/LuminoRow';
import { luminosOf } from '../examples/notation';
import { guideTexts } from '../texts';

export function Goal() {
  const { goal } = guideTexts.value;
  return (
    <>
      <p>{goal.reef}</p>
      <p>{goal.points}</p>
      <p>{goal.lumino}</p>
      <div role="img" aria-label={goal.shows}>
        <LuminoRow luminos={luminosOf('y3s b6o')} isLarge />
      </div>
      <p class="says">{goal.says}</p>
      <ul class="animals">
        {ANIMALS.map((animal) => (
          <li key={animal}>
            <AnimalPicture animal={animal} />
            {goal.animals[animal]}
          </li>
        ))}
      </ul>
    </>
  );
}
