import { ANIMALS, type Animal } from '../../rules/data/luminos';
import { LIGHT_ANIMALS } from '../../rules/play/finalScoring';
import { heightOf } from '../../rules/reef';
import { AnimalPicture } from '../kit/pictures/AnimalPicture';
import { topAt } from '../pictures/shape';
import { Cutout } from '../screens/guide/drawings/Cutout';
import { LevelMarks } from '../screens/guide/drawings/LevelMark';
import { viewAround } from '../screens/guide/drawings/view';
import { fieldsOf, reefOf } from '../screens/guide/examples/notation';
import { ANIMAL_EXAMPLES } from '../screens/guide/examples/scores';
import { guideTexts } from './texts';

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
  const { goal, final, points } = guideTexts.value;
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
        label={`${goal.animals[animal]}. ${here}.`}
      >
        {animal !== 'shell' && <LevelMarks reef={reef} fields={[on, ...counted]} />}
      </Cutout>
      <figcaption>
        <b class="animal">
          <AnimalPicture animal={animal} />
          {goal.animals[animal]}
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
