import { ANIMALS } from '../../../rules/data/luminos';
import { AnimalPicture } from '../../kit/pictures/AnimalPicture';
import { luminosOf } from '../../screens/guide/examples/notation';
import { LuminoRow } from '../drawings/LuminoRow';
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
