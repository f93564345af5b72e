import type { CharacterName } from '../../../../history/record';
import { FISH, MIND_VERSION } from '../../../../history/record';
import type { Person } from '../../../../store/library/chronicle/chronicle';
import { STEP_UP_AFTER } from '../../../../store/library/chronicle/meetings';
import { chronicleTexts } from '../../../app/state/texts';
import { useStartGame } from '../../../app/useStartGame';
import { CHARACTER_NAMES } from '../../../kit/characters/characterNames';
import { CharacterSign } from '../../../kit/characters/PersonSign';
import { FishSign } from '../../../kit/fish/FishSign';
import { countText } from '../numbers';
import './characterSteps.css';

interface Props {
  readonly person: Person;
  /** It stands among others. */
  readonly isNamed?: boolean;
}

/** From the easiest character to the strongest: how often each was beaten, and whom to try next. */
export function CharacterSteps({ person, isNamed = false }: Props) {
  const { met } = chronicleTexts.value;
  return (
    <div class="characterSteps">
      {isNamed && (
        <h4>
          <FishSign fish={person.fish} />
          <bdi>{person.name}</bdi>
        </h4>
      )}
      <ol>
        {person.characters.map(({ character, games, beaten }) => (
          <li key={character} class={games === 0 ? 'unmet' : ''}>
            <CharacterSign character={character} />
            <b>{CHARACTER_NAMES[character]}</b>
            <Pearls filled={Math.min(beaten, STEP_UP_AFTER)} />
            <span class="metText">{met(countText(beaten), games, countText(games))}</span>
          </li>
        ))}
      </ol>
      <NextStep person={person} />
    </div>
  );
}

/** One for each time that counts towards the next step. */
function Pearls({ filled }: { readonly filled: number }) {
  return (
    <svg class="pearls" viewBox="0 0 34 10" aria-hidden="true">
      {Array.from({ length: STEP_UP_AFTER }, (_, index) => (
        <circle key={index} class={index < filled ? 'full' : 'hollow'} cx={5 + 12 * index} cy="5" r="3.800" />
      ))}
    </svg>
  );
}

function NextStep({ person: { name, fish, stepUp, tables } }: { readonly person: Person }) {
  const texts = chronicleTexts.value;
  const startGame = useStartGame();
  if (stepUp === null) return null;
  const beaten = CHARACTER_NAMES[stepUp.beaten];
  const times = countText(stepUp.times);
  if (stepUp.next === null) return <p class="nextStep">{texts.strongest(name, beaten, times)}</p>;
  const next = stepUp.next;
  const play = (character: CharacterName) => {
    const other = FISH.find((each) => each !== fish) ?? fish;
    const mind = { character, version: MIND_VERSION };
    const people = [
      { name, fish, mind: null },
      { name: CHARACTER_NAMES[character], fish: other, mind },
    ];
    const { side, scoreBoard } = tables[0];
    startGame({ people, isGuided: false, side, scoreBoard, octopus: 'lot' });
  };
  return (
    <div class="nextStep">
      <p>{texts.stepUp(name, beaten, times, CHARACTER_NAMES[next])}</p>
      <button type="button" class="outline" onClick={() => play(next)}>
        {texts.tryNext(CHARACTER_NAMES[next])}
      </button>
    </div>
  );
}
