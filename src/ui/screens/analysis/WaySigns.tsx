import type { ComponentChildren } from 'preact';
import type { LuminoId } from '../../../rules/data/luminos';
import { isStartLumino } from '../../../rules/data/luminos';
import type { Move } from '../../../rules/state';
import { analysisTexts, tableTexts } from '../../app/state/texts';
import { LuminoPicture } from '../../kit/pictures/LuminoPicture';
import { BagSign, LimestoneSign, TokenSign } from '../../kit/signs/GameSigns';
import { lineName, withoutLays } from './words';

/** What was offered, and what for, as small luminos; the words below them say the same. */
export function WaySigns({ moves }: { readonly moves: readonly Move[] }) {
  const steps = moves.flatMap(stepOf);
  const short = withoutLays(moves);
  return (
    // The picture of the reef says all of it.
    <div class="way" aria-hidden="true">
      {steps.length > 0 && (
        <div class="steps">
          {steps.map((step, index) => (
            <div key={index} class="step">
              {index > 0 && (
                <svg class="then" viewBox="0 0 12 24" aria-hidden="true">
                  <path d="M2 4 10 12 2 20" />
                </svg>
              )}
              {step}
            </div>
          ))}
        </div>
      )}
      <p>{lineName(analysisTexts.value, tableTexts.value, short.length === 0 ? moves : short)}</p>
    </div>
  );
}

function stepOf(move: Move): readonly ComponentChildren[] {
  switch (move.type) {
    case 'offer':
      return [<Things key="offer" luminos={[move.lumino]} />];
    case 'takeFromDisplay':
      return [<Things key="take" luminos={[move.lumino]} />];
    case 'takeFromAtoll':
      return [<Things key="take" luminos={move.luminos} />];
    case 'takeLimestone':
      return [<LimestoneSign key="limestone" />];
    case 'special':
      return [<Things key="swap" luminos={move.luminos} />, <BagSign key="bag" />];
    case 'score':
      return [<TokenSign key="score" colour={move.colour} side="coral" />];
    case 'layStart':
    case 'lay':
    case 'discard':
    case 'endTurn':
    case 'pass':
      return [];
  }
}

function Things({ luminos }: { readonly luminos: readonly LuminoId[] }) {
  return (
    <span class="things">
      {luminos
        .filter((lumino) => !isStartLumino(lumino))
        .map((lumino) => (
          <LuminoPicture key={lumino} lumino={lumino} />
        ))}
    </span>
  );
}
