import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OpenedGame } from '../../../../store/library/gameOpener';
import { endingTexts } from '../../../app/state/texts';
import { NO_LIGHTS } from '../../../boardScreen/light';
import type { TableScreen } from '../tableScreen';
import { CeremonyView } from './ceremony/CeremonyView';
import { ceremonyOf } from './ceremony/ceremony';
import { Result } from './result/Result';
import './backToResult.css';

interface Props {
  readonly screen: TableScreen;
  readonly game: OpenedGame;
}

/** The end of the game, as soon as it is over: the scoring point by point, then the result. */
export function Ending({ screen, game }: Props) {
  return screen.table.state.value.step.type === 'over' ? <Finale screen={screen} game={game} /> : null;
}

function Finale({ screen, game }: Props) {
  const { table, shine } = screen;
  // A game that was over when it was opened has had its ceremony before.
  const [stage, setStage] = useState<'ceremony' | 'result' | 'reefs'>(
    table.happening.peek().type === 'opened' ? 'result' : 'ceremony',
  );
  const state = table.state.value;
  const steps = useMemo(() => ceremonyOf(state), [state]);
  useEffect(() => () => shine(NO_LIGHTS), []);
  switch (stage) {
    case 'ceremony':
      return <CeremonyView screen={screen} steps={steps} end={() => setStage('result')} />;
    case 'result':
      return (
        <Result screen={screen} game={game} look={() => setStage('reefs')} showAgain={() => setStage('ceremony')} />
      );
    case 'reefs':
      return <BackToResult screen={screen} open={() => setStage('result')} />;
  }
}

interface BackToResultProps {
  readonly screen: TableScreen;
  readonly open: () => void;
}

/** While the reefs are looked at: the way back, where the hand was, which is empty for good. */
function BackToResult({ screen, open }: BackToResultProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const hand = screen.layout.value.trays.find(({ place }) => place === 'hand')?.area;
  if (hand === undefined) return null;
  const middle = { '--x': `${hand.x + hand.width / 2}px`, '--y': `${hand.y + hand.height / 2}px` };
  return (
    <button type="button" class="filled backToResult" style={middle} ref={button} onClick={open}>
      {endingTexts.value.backToResult}
    </button>
  );
}
