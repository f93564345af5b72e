import { ANIMALS, type Animal } from '../../../../rules/data/luminos';
import { DARK_ANIMALS, LIGHT_ANIMALS } from '../../../../rules/play/finalScoring';
import { heightOf } from '../../../../rules/reef';
import { guideTexts } from '../../../app/state/texts';
import { AnimalPicture } from '../../../kit/pictures/AnimalPicture';
import { topAt } from '../../../kit/pictures/shape';
import { Cutout } from '../drawings/Cutout';
import { LevelMarks } from '../drawings/LevelMark';
import { viewAround } from '../drawings/view';
import { fieldsOf, reefOf } from '../examples/notation';
import { ANIMAL_EXAMPLES } from '../examples/scores';

const COUNTS = DARK_ANIMALS.shell.map((_, index) => index + 1);

/** The dark score board: points by how many of a kind one has. */
export function DarkAnimals() {
  const { luminos, final } = guideTexts.value;
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
                <span>{luminos.animals[animal]}</span>
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

/** The light score board: each animal by what lies around it. */
export function LightAnimals() {
  const { light, water } = guideTexts.value.final;
  return (
    <>
      <p>{light}</p>
      <div class="examples small">
        {ANIMALS.map((animal) => (
          <Example key={animal} animal={animal} />
        ))}
      </div>
      <p class="says">{water}</p>
    </>
  );
}

function Example({ animal }: { readonly animal: Animal }) {
  const { luminos, final, points } = guideTexts.value;
  const { small, large, many } = LIGHT_ANIMALS[animal];
  const example = ANIMAL_EXAMPLES[animal];
  const reef = reefOf(example.reef);
  const counted = fieldsOf(example.counted);
  const [on] = fieldsOf(example.on);
  const here = final.here(counted.length, points(example.points));
  return (
    <figure>
      <Cutout
        side="A"
        reef={reef}
        lit={[on, ...counted]}
        view={viewAround([topAt(on, heightOf(reef, on))], 400, 310)}
        label={`${luminos.animals[animal]}. ${here}.`}
      >
        {animal !== 'shell' && <LevelMarks reef={reef} fields={[on, ...counted]} />}
      </Cutout>
      <figcaption>
        <b class="animal">
          <AnimalPicture animal={animal} />
          {luminos.animals[animal]}
        </b>
        <p>{final.counted[animal]}</p>
        <ul class="scores">
          <li>
            {final.fromOn(1)}: <b>{points(small)}</b>
          </li>
          <li>
            {final.fromOn(many)}: <b>{points(large)}</b>
          </li>
        </ul>
        <p class="says">{here}</p>
      </figcaption>
    </figure>
  );
}
