import { ANIMALS } from '../../rules/data/luminos';
import { DARK_ANIMALS } from '../../rules/play/finalScoring';
import { AnimalPicture } from '../kit/pictures/AnimalPicture';
import { guideTexts } from './texts';
import './tables.css';

const COUNTS = DARK_ANIMALS.shell.map((_, index) => index + 1);

/** The dark score board: points by how many of a kind one has. */
export function DarkAnimals() {
  const { goal, final } = guideTexts.value;
  return (
    <table class="numbers">
      <caption>{final.dark}</caption>
      <thead>
        <tr>
          <td />
          {COUNTS.map((count) => (
            <th key={count} scope="col">
              {count === COUNTS.length ? `${count}+` : count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ANIMALS.map((animal) => (
          <tr key={animal}>
            <th scope="row">
              <span class="animal">
                <AnimalPicture animal={animal} />
                <span>{goal.animals[animal]}</span>
              </span>
            </th>
            {DARK_ANIMALS[animal].map((points, index) => (
              <td key={index}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
