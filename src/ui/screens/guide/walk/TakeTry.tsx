import { useState } from 'preact/hooks';
import { LUMINOS, type LuminoId } from '../../../../rules/data/luminos';
import type { GameState, Move } from '../../../../rules/state';
import { guideTexts, tableTexts } from '../../../app/state/texts';
import { luminoName } from '../../../boardScreen/names';
import { LuminoPicture } from '../../../kit/pictures/LuminoPicture';
import { LimestoneSign } from '../../../kit/signs/GameSigns';
import { tellingSentence } from '../../../story/sentences';
import { judge, turnPosition } from './tries';
import { Verdict } from './Verdict';

interface Shown {
  readonly state: GameState;
  readonly isRight: boolean | null;
  readonly sentence: string;
}

/** A turn up to what is taken: any offer will do, and the rules say what can be taken then. */
export function TakeTry() {
  const { turn, again } = guideTexts.value.walk;
  const texts = tableTexts.value;
  const begin = (): Shown => ({ state: turnPosition(), isRight: null, sentence: '' });
  const [{ state, isRight, sentence }, show] = useState(begin);
  const { step, seat } = state;
  const { display } = state.players[seat];
  const attempt = (move: Move, right: string) => {
    const judged = judge(state, move);
    if (judged.ok) show({ state: judged.state, isRight: move.type === 'offer' ? null : true, sentence: right });
    else show({ state, isRight: false, sentence: `${tellingSentence(texts, judged.refusals)}.` });
  };
  const tookOne = (lumino: LuminoId) => turn.took(luminoName(texts, lumino));
  const press = (lumino: LuminoId, from: 'display' | 'atoll') => {
    if (step.type === 'offer' && from === 'display') attempt({ type: 'offer', lumino }, turn.take);
    else if (from === 'display') attempt({ type: 'takeFromDisplay', lumino }, tookOne(lumino));
    else attempt({ type: 'takeFromAtoll', luminos: [lumino] }, tookOne(lumino));
  };
  const stones = step.type === 'act' ? LUMINOS[step.offered].value : null;
  const isDone = isRight === true;
  const row = (from: 'display' | 'atoll', luminos: readonly LuminoId[]) => (
    <fieldset class="walkTray" disabled={isDone}>
      <legend>{turn[from]}</legend>
      {luminos.map((lumino) => (
        <button key={lumino} type="button" aria-label={luminoName(texts, lumino)} onClick={() => press(lumino, from)}>
          <LuminoPicture lumino={lumino} isLit={step.type === 'act' && lumino === step.offered} />
        </button>
      ))}
    </fieldset>
  );
  return (
    <>
      <div class="walkPicture walkTrays">
        {row('atoll', state.atoll)}
        {row('display', display)}
      </div>
      <div class="walkAsk">
        <Verdict isRight={isRight} sentence={sentence === '' ? turn.offer : sentence} />
        {isDone ? (
          <button type="button" class="outline" onClick={() => show(begin())}>
            {again}
          </button>
        ) : (
          stones !== null && (
            <button
              type="button"
              class="outline walkStones"
              onClick={() => attempt({ type: 'takeLimestone' }, turn.took(texts.words.limestone(stones)))}
            >
              <LimestoneSign /> {texts.words.limestone(stones)}
            </button>
          )
        )}
      </div>
    </>
  );
}
