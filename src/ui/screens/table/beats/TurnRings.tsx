import { useComputed } from '@preact/signals';
import { axisOf } from '../../../../art/shapes';
import { seenBy } from '../../../../board/camera';
import { between, isOfSeatToMove, type Point, toScreen } from '../../../../board/layout';
import type { LuminoId } from '../../../../rules/data/luminos';
import { laidLuminos } from '../../../../rules/reef';
import { motion } from '../../../app/state/motion';
import { outlineOf } from '../../../kit/pictures/shape';
import type { TableScreen } from '../tableScreen';
import { laidIn, turnSteps } from './turnSteps';
import './turnRings.css';

interface Ring {
  readonly lumino: LuminoId;
  readonly at: Point;
  /** The width of a field there. */
  readonly unit: number;
  readonly direction: number;
}

/** Light around what the turn that is shown has brought: into the atoll first, then into the reef. */
export function TurnRings({ screen }: { readonly screen: TableScreen }) {
  const box = useComputed(() => `0 0 ${screen.layout.value.width} ${screen.layout.value.height}`);
  const beat = screen.beats.beat.value;
  if (beat?.type !== 'turn') return null;
  const steps = turnSteps(beat.made);
  const offered = steps.flatMap((step) => (step.type === 'offer' ? [step.lumino] : []));
  return (
    <svg class="turnRings" key={beat.seat} viewBox={box} data-motion={motion.value} aria-hidden="true">
      <Rings look="offered" rings={ringsInTrays(screen, offered)} />
      <Rings look="laid" rings={ringsOnReef(screen, laidIn(steps))} />
    </svg>
  );
}

function Rings({ look, rings }: { readonly look: string; readonly rings: readonly Ring[] }) {
  return (
    <g class={look}>
      {rings.map(({ lumino, at, unit, direction }) => (
        <g key={lumino} transform={`translate(${at.x} ${at.y}) scale(${unit / 100})`}>
          <path class="glow" d={outlineOf(axisOf(direction), 4)} />
          <path class="line" d={outlineOf(axisOf(direction), 2)} />
        </g>
      ))}
    </g>
  );
}

function ringsOnReef({ table, layout, camera }: TableScreen, laid: readonly LuminoId[]): readonly Ring[] {
  const place = seenBy(camera.value, layout.value.large);
  return laidLuminos(table.state.value.players[table.shown.value].reef)
    .filter(({ lumino }) => laid.includes(lumino))
    .map(({ lumino, numberOn, otherOn, level, direction }) => {
      return { lumino, at: toScreen(place, between(numberOn, otherOn, level)), unit: place.unit, direction };
    });
}

/** None for what has been taken from there since. */
function ringsInTrays({ table, layout }: TableScreen, luminos: readonly LuminoId[]): readonly Ring[] {
  return layout.value.trays
    .filter((tray) => isOfSeatToMove(tray, table.state.value.seat))
    .flatMap(({ slots, unit }) =>
      slots
        .filter(({ lumino }) => luminos.includes(lumino))
        .map(({ lumino, middle }) => ({ lumino, at: middle, unit, direction: 0 })),
    );
}
