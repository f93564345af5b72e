import { useState } from 'preact/hooks';
import type { Person } from '../../../../../history/record';
import { withMinus } from '../../../../../i18n/withMinus';
import type { GameState, Seat } from '../../../../../rules/state';
import type { GameView } from '../../../../../store/table/gameView';
import { endingTexts, tableTexts } from '../../../../app/state/texts';
import { seatName } from '../../../../boardScreen/names';
import { usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { type Saved, saveFile } from '../../../../kit/files/saveFile';
import { ReefPicture } from '../../../../kit/pictures/ReefPicture';
import { fileNameOf } from './fileName';
import { rowsOf } from './rows';
import './finalTable.css';

interface Props {
  readonly view: GameView;
  readonly winners: readonly Seat[];
}

/** Everyone's points by what they are for, and below each column the picture of that reef. */
export function FinalTable({ view, winners }: Props) {
  const people = usePeople();
  const texts = endingTexts.value;
  const state = view.state.value;
  const seats = state.players.map((_, seat) => seat);
  const nameOf = (seat: Seat) => seatName(tableTexts.value, people, seat);
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
                  <SeatSign people={people} seat={seat} />
                  <span class="whose" title={nameOf(seat)}>
                    {nameOf(seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(view.past.value, state).map(({ key, points }) => (
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

/** A picture, and an arrow that takes it along. */
function SaveIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 19.500H4.500a1.500 1.500 0 0 1-1.500-1.500V5.500A1.500 1.500 0 0 1 4.500 4h13A1.500 1.500 0 0 1 19 5.500V10M3 15.500l4.500-4.500 5 4.800M14.500 8.500h.01M18 13v7.500M14.800 17.500l3.200 3.200 3.200-3.200" />
    </svg>
  );
}

/** Paints a reef and hands it over as a file; the message says what became of it. */
function useReefPictures(state: GameState) {
  const people = usePeople();
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async (seat: Seat) => {
    if (isSaving) return;
    setSaving(true);
    setSaved(null);
    setSaved(await saveReef(state, people, seat));
    setSaving(false);
  };
  const { pictureSaved, pictureFailed } = endingTexts.value;
  const message = saved === 'saved' ? pictureSaved : saved === 'failed' ? pictureFailed : '';
  return { save, isSaving, message };
}

async function saveReef(state: GameState, people: readonly Person[], seat: Seat): Promise<Saved> {
  const name = seatName(tableTexts.peek(), people, seat);
  const points = tableTexts.peek().words.points(state.players[seat].points);
  try {
    const { drawReefPicture } = await import('../../../../../board/picture/picture');
    return await saveFile(fileNameOf(name), await drawReefPicture(state, seat, { name, points }));
  } catch {
    return 'failed';
  }
}
