import type { ComponentChildren } from 'preact';
import { withMinus } from '../../../../i18n/withMinus';
import type { LuminoId } from '../../../../rules/data/luminos';
import { motion } from '../../../app/state/motion';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';
import { LuminoPicture } from '../../../kit/pictures/LuminoPicture';
import { BagSign, LayersSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import type { TableScreen } from '../tableScreen';
import { isLaid, type TakenLumino, type TurnStep, turnSteps } from './turnSteps';
import './turnStrip.css';

/** The turn that has just ended, or is seen again: where its buttons were, small luminos in the order they moved. */
export function TurnStrip({ screen }: { readonly screen: TableScreen }) {
  const people = usePeople();
  const beat = screen.beats.beat.value;
  // A start lumino is seen on its reef at once.
  if (beat?.type !== 'turn' || beat.made.every(({ move }) => move.type === 'layStart')) return null;
  return (
    // The live region says the same.
    <div class="turnStrip" key={beat.seat} data-motion={motion.value} aria-hidden="true">
      <div class="who">
        <SeatSign people={people} seat={beat.seat} />
        <p>{seatName(tableTexts.value, people, beat.seat)}</p>
      </div>
      {turnSteps(beat.made).map((step, index) => (
        <StepPicture key={index} step={step} index={index} />
      ))}
    </div>
  );
}

function StepPicture({ step, index }: { readonly step: TurnStep; readonly index: number }) {
  return (
    <>
      <svg class="then" viewBox="0 0 12 24" aria-hidden="true" style={`--index: ${index}`}>
        <path d="M2 4 10 12 2 20" />
      </svg>
      <div class={`step ${step.type}`} style={`--index: ${index}`}>
        <p class="caption">{captionOf(step)}</p>
        <div class="things">{thingsOf(step)}</div>
      </div>
    </>
  );
}

function captionOf(step: TurnStep): string {
  const { steps } = tableTexts.value.screen;
  return step.type === 'take' ? steps[step.from] : steps[step.type];
}

function thingsOf(step: TurnStep): ComponentChildren {
  switch (step.type) {
    case 'start':
      return <Thing lumino={step.lumino} isLit />;
    case 'offer':
      return <Thing lumino={step.lumino} />;
    case 'take':
      return step.luminos.map((taken) => <Taken key={taken.lumino} taken={taken} />);
    case 'limestone':
      return (
        <p class="large">
          <LimestoneSign />
          {`+${step.count}`}
        </p>
      );
    case 'swap':
      return (
        <p class="large">
          <TokenSign colour={step.token} side="jellyfish" />
          <BagSign />
          {step.count}
        </p>
      );
    case 'score':
      return (
        <p class="large">
          <TokenSign colour={step.colour} side="coral" />
          {`+${step.points}`}
          {step.limestone > 0 && (
            <small>
              <LimestoneSign />
              {`+${step.limestone}`}
            </small>
          )}
        </p>
      );
    case 'pass':
      return null;
  }
}

function Taken({ taken }: { readonly taken: TakenLumino }) {
  const { lumino, level, paid, isDiscarded } = taken;
  return (
    <Thing lumino={lumino} isLit={isLaid(taken)} isDiscarded={isDiscarded}>
      {level !== null && (
        <>
          <LayersSign />
          {level}
        </>
      )}
      {paid > 0 && (
        <>
          <LimestoneSign />
          {withMinus(-paid)}
        </>
      )}
      {isDiscarded && tableTexts.value.screen.discardPrice}
    </Thing>
  );
}

interface ThingProps {
  readonly lumino: LuminoId;
  readonly isLit?: boolean;
  readonly isDiscarded?: boolean;
  /** What became of it. */
  readonly children?: ComponentChildren;
}

function Thing({ lumino, isLit = false, isDiscarded = false, children }: ThingProps) {
  return (
    <div class={isDiscarded ? 'thing discarded' : 'thing'}>
      <LuminoPicture lumino={lumino} isLit={isLit} />
      <p class="fate">{children}</p>
    </div>
  );
}
