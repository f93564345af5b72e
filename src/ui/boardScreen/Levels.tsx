import { highestLevel } from '../../rules/reef';
import type { Table } from '../../store/table';
import { LayersSign } from '../table/signs/LayersSign';
import { tableTexts } from '../table/texts';
import './levels.css';

/** Shows one level of the reef and dims the others. */
export function Levels({ table }: { readonly table: Table }) {
  const { levels, allLevels, level: levelName } = tableTexts.value.screen;
  const highest = highestLevel(table.state.value.players[table.shown.value].reef);
  // One level is all of them.
  if (highest < 2) return null;
  const choices: readonly (number | null)[] = [null, ...Array.from({ length: highest }, (_, index) => index + 1)];
  return (
    <fieldset class="levels">
      <legend class="unseen">{levels}</legend>
      {choices.map((choice) => (
        <label key={choice ?? allLevels}>
          <input
            type="radio"
            name="level"
            class="unseen"
            aria-label={choice === null ? allLevels : levelName(choice)}
            checked={choice === table.level.value}
            onChange={() => table.filter(choice)}
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
