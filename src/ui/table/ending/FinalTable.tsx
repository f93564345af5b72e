import { withMinus } from '../../../i18n/withMinus';
import type { Seat } from '../../../rules/state';
import type { Table } from '../../../store/table';
import { seatName } from '../../boardScreen/names';
import { FishSign } from '../../kit/fish/FishSign';
import { ReefPicture } from '../../kit/pictures/ReefPicture';
import { rowsOf } from '../../screens/table/ending/result/rows';
import { fishOf } from '../people';
import { tableTexts } from '../texts';
import { endingTexts } from './endingTexts';
import { SaveIcon } from './SaveIcon';
import { useReefPictures } from './useReefPictures';
import '../../screens/table/ending/result/finalTable.css';

interface Props {
  readonly table: Table;
  readonly winners: readonly Seat[];
}

/** Everyone's points by what they are for, and below each column the picture of that reef. */
export function FinalTable({ table, winners }: Props) {
  const texts = endingTexts.value;
  const state = table.state.value;
  const seats = state.players.map((_, seat) => seat);
  const nameOf = (seat: Seat) => seatName(tableTexts.value, seat);
  const { save, isSaving, message } = useReefPictures(state);
  const lookOf = (seat: Seat) => (winners.includes(seat) ? 'won' : '');
  return (
    <div class="finalTable">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it is wider than the screen and can be scrolled */}
      <section class="across" tabIndex={0} aria-label={texts.result}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{texts.category}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col" class={lookOf(seat)}>
                  <FishSign fish={fishOf(seat)} />
                  <span class="whose" title={nameOf(seat)}>
                    {nameOf(seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(table.past.value, state).map(({ key, points }) => (
              <tr key={key} class={key === 'total' ? 'total' : ''}>
                <th scope="row">{texts.rows[key]}</th>
                {seats.map((seat) => (
                  <td key={seat} class={lookOf(seat)}>
                    {withMinus(points[seat])}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="pictures">
              <th scope="row">{texts.picture}</th>
              {seats.map((seat) => (
                <td key={seat} class={lookOf(seat)}>
                  <button
                    type="button"
                    class="reefShot"
                    aria-label={texts.savePicture(nameOf(seat))}
                    title={texts.savePicture(nameOf(seat))}
                    aria-disabled={isSaving}
                    onClick={() => save(seat)}
                  >
                    <ReefPicture side={state.side} reef={state.players[seat].reef} />
                    <SaveIcon />
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p class="message" role="status">
        {message}
      </p>
    </div>
  );
}
