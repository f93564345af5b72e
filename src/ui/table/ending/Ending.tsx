import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OpenedGame } from '../../../store/openGame';
import { NO_LIGHTS } from '../../boardScreen/light';
import type { TableScreen } from '../tableScreen';
import { BackToResult } from './BackToResult';
import { CeremonyView } from './CeremonyView';
import { ceremonyOf } from './ceremony';
import { Result } from './Result';

interface Props {
  readonly screen: TableScreen;
  readonly game: OpenedGame;
}

/** The end of the game, as soon as it is over: the scoring point by point, then the result. */
export function Ending({ screen, game }: Props) {
  return screen.table.state.value.step.type === 'over' ? <Finale screen={screen} game={game} /> : null;
}

function Finale({ screen, game }: Props) {
  const { table, isResultOpen, shine } = screen;
  // Whoever opens a game that was over before has seen how it ended.
  const [stage, setStage] = useState<'ceremony' | 'result' | 'reefs'>(
    table.happening.peek().type === 'opened' ? 'result' : 'ceremony',
  );
  const state = table.state.value;
  const steps = useMemo(() => ceremonyOf(state), [state]);
  useEffect(() => {
    isResultOpen.value = stage !== 'reefs';
  }, [stage]);
  useEffect(
    () => () => {
      isResultOpen.value = false;
      shine(NO_LIGHTS);
    },
    [],
  );
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
