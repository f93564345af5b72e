import { useState } from 'preact/hooks';
import { ANIMALS, type Animal } from '../../../../rules/data/luminos';
import { DARK_ANIMALS } from '../../../../rules/play/finalScoring';
import { guideTexts, tableTexts } from '../../../app/state/texts';
import { AnimalPicture } from '../../../kit/pictures/AnimalPicture';

interface Seen {
  readonly animal: Animal;
  readonly count: number;
}

/** One more of a kind with each tap, and what they bring then; after the most that counts it begins again with one. */
export function AnimalsTry() {
  const [seen, see] = useState<Seen | null>(null);
  const { end } = guideTexts.value.walk;
  const { words } = tableTexts.value;
  const press = (animal: Animal) => {
    const count = seen?.animal === animal ? seen.count : 0;
    see({ animal, count: (count % DARK_ANIMALS[animal].length) + 1 });
  };
  return (
    <>
      <span class="walkAnimals">
        {ANIMALS.map((animal) => (
          <button
            key={animal}
            type="button"
            aria-label={words.animals(animal)}
            aria-pressed={seen?.animal === animal}
            onClick={() => press(animal)}
          >
            <AnimalPicture animal={animal} />
          </button>
        ))}
      </span>
      <span role="status">
        {seen === null ? end.animals : end.seen(seen.count, DARK_ANIMALS[seen.animal][seen.count - 1])}
      </span>
    </>
  );
}
