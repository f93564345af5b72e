import { useSignal } from '@preact/signals';
import type { GameRecord } from '../../../history/record';
import { keepGame } from '../../../store/library';
import { recordUpTo, type Watching } from '../../../store/table/playback';
import { goToGame } from '../../app/state/route';
import { replayTexts } from '../../replay/texts';
import { copyTitle } from './copyTitle';
import './goOn.css';

interface Props {
  readonly watching: Watching;
  readonly record: GameRecord;
  readonly title: string | null;
}

/** What if: the game goes on from here as another one. */
export function GoOn({ watching, record, title }: Props) {
  const isOnItsWay = useSignal(false);
  const texts = replayTexts.value;
  const { step, table } = watching;
  const isOver = table.state.value.step.type === 'over';
  const goOn = async () => {
    // A second tap would make a second copy.
    if (isOnItsWay.value) return;
    isOnItsWay.value = true;
    goToGame(await keepGame(recordUpTo(record, watching, step.value), copyTitle(texts, title)));
  };
  return (
    <div class="watchGoOn">
      {!isOver && (
        <button type="button" class="quiet" aria-disabled={isOnItsWay.value} onClick={goOn}>
          {texts.goOn}
        </button>
      )}
      <p>{isOver ? texts.over : texts.goOnMeans}</p>
    </div>
  );
}
