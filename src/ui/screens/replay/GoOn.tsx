import { useSignal } from '@preact/signals';
import type { GameId, GameRecord } from '../../../history/record';
import { type Playback, recordUpTo } from '../../../store/table/playback';
import { useGames } from '../../app/services';
import { goToAnalysis, goToGame } from '../../app/state/route';
import { analysisTexts, replayTexts } from '../../app/state/texts';
import { copyTitle } from './copyTitle';
import './goOn.css';

interface Props {
  readonly id: GameId;
  readonly playback: Playback;
  readonly record: GameRecord;
  readonly title: string | null;
}

/** What if: the game goes on from here as another one; at its end there is only looking back. */
export function GoOn({ id, playback, record, title }: Props) {
  const { keepGame } = useGames();
  const isOnItsWay = useSignal(false);
  const texts = replayTexts.value;
  const { step, view } = playback;
  const isOver = view.state.value.step.type === 'over';
  const goOn = async () => {
    // A second tap would make a second copy.
    if (isOnItsWay.value) return;
    isOnItsWay.value = true;
    goToGame(await keepGame(recordUpTo(record, playback, step.value), copyTitle(texts, title)));
  };
  return (
    <div class="watchGoOn">
      {isOver ? (
        <button type="button" class="outline" onClick={() => goToAnalysis(id)}>
          {analysisTexts.value.open}
        </button>
      ) : (
        <button type="button" class="outline" aria-disabled={isOnItsWay.value} onClick={goOn}>
          {texts.goOn}
        </button>
      )}
      <p>{isOver ? texts.over : texts.goOnMeans}</p>
    </div>
  );
}
