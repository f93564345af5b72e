import { FISH } from '../../../history/record';
import { chronicleTexts, texts } from '../../app/state/texts';
import { FishSign } from '../../kit/fish/FishSign';

/** No game has been finished yet: what will be here, and the way there. */
export function Empty({ play }: { readonly play: () => void }) {
  const { empty, emptyAbout } = chronicleTexts.value;
  return (
    <section class="noChronicle">
      <div class="shoal">
        {FISH.map((fish) => (
          <FishSign key={fish} fish={fish} />
        ))}
      </div>
      <h2>{empty}</h2>
      <p>{emptyAbout}</p>
      <button type="button" class="filled" onClick={play}>
        {texts.value.newGame}
      </button>
    </section>
  );
}
