import { chronicleTexts } from '../../app/state/texts';
import { FishSign } from '../../kit/fish/FishSign';
import { useShown } from './chronicleScreen';
import { countText } from './numbers';

/** Everyone together, or one of them. */
export function WhoseChoice({ chosen }: { readonly chosen: string | null }) {
  const { chronicle, choose } = useShown();
  const { whose, everyone, games } = chronicleTexts.value;
  return (
    <fieldset class="whoseChoice">
      <legend class="unseen">{whose}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
        <ShoalSign />
        <span class="whoseName">{everyone}</span>
        <span class="whoseGames">{games(chronicle.games, countText(chronicle.games))}</span>
      </button>
      {chronicle.people.map(({ key, name, fish, figures }) => (
        <button key={key} type="button" aria-pressed={chosen === key} onClick={() => choose(key)}>
          <FishSign fish={fish} />
          <bdi class="whoseName">{name}</bdi>
          <span class="whoseGames">{games(figures.games, countText(figures.games))}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Three little fish on their way. */
function ShoalSign() {
  const fish = 'M0 0c2-2.600 6-2.600 8 0l3-2v4l-3-2C6 2.600 2 2.600 0 0Z';
  return (
    <svg class="shoalSign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={fish} transform="translate(2 7)" />
      <path d={fish} transform="translate(11 12.500)" />
      <path d={fish} transform="translate(3 17.500)" />
    </svg>
  );
}
