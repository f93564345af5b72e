import { highestLevel } from '../../rules/reef';
import type { GameView } from '../../store/table/gameView';
import { tableTexts } from '../app/state/texts';
import { LayersSign } from '../kit/signs/GameSigns';
import { placeLevel } from './placeLevel';
import './levels.css';

/** As many need another row where they stand below the reef. */
const ROW = 6;

/** Shows one level of the reef and dims the others. */
export function Levels({ view }: { readonly view: GameView }) {
  const { levels, allLevels, level: levelName } = tableTexts.value.screen;
  const highest = highestLevel(view.state.value.players[view.shown.value].reef);
  // One level is all of them.
  if (highest < 2) return null;
  const choices: readonly (number | null)[] = [null, ...Array.from({ length: highest }, (_, index) => index + 1)];
  return (
    <fieldset class={`levels ${choices.length >= ROW ? 'many' : ''}`}>
      <legend class="unseen">{levels}</legend>
      {choices.map((choice, index) => (
        <label key={choice ?? allLevels} style={placeLevel(index, choices.length)}>
          <input
            type="radio"
            name="level"
            class="unseen"
            aria-label={choice === null ? allLevels : levelName(choice)}
            checked={choice === view.level.value}
            onChange={() => view.act({ type: 'filter', level: choice })}
          />
          <span aria-hidden="true">
            {choice !== null && <LayersSign />}
            {choice ?? allLevels}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
