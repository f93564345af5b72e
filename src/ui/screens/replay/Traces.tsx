import { useComputed } from '@preact/signals';
import { seenBy } from '../../../board/camera';
import { fieldPoint, RADIUS, toScreen } from '../../../board/layout';
import { FIELDS, type FieldId } from '../../../rules/data/hex';
import { heightOf } from '../../../rules/reef';
import type { Playback } from '../../../store/table/playback';
import type { BoardScreen } from '../../boardScreen/boardScreen';
import { movesToldAt } from './stepStory';
import './traces.css';

interface Props {
  readonly screen: BoardScreen;
  readonly playback: Playback;
}

/** A line around what has just been laid: a viewer who jumps to a move has not seen it come. */
export function Traces({ screen: { view, layout, camera }, playback }: Props) {
  const box = useComputed(() => `0 0 ${layout.value.width} ${layout.value.height}`);
  const shown = view.shown.value;
  const { reef } = view.state.value.players[shown];
  const place = seenBy(camera.value, layout.value.large);
  const outlineOf = (field: FieldId, level: number) => {
    const { x, y } = toScreen(place, fieldPoint(field, level));
    return hexagon(x, y, place.unit * RADIUS);
  };
  const laid = movesToldAt(playback, playback.step.value)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'laid' && event.seat === shown ? [event] : []))
    // What the next one has covered is not to be seen any more.
    .filter(({ numberOn, otherOn, level }) => [numberOn, otherOn].every((field) => heightOf(reef, field) === level));
  if (laid.length === 0) return null;
  return (
    <svg class="traces" viewBox={box} aria-hidden="true" key={playback.step.value}>
      {laid.map(({ lumino, numberOn, otherOn, level }) => {
        const outline = outlineOf(numberOn, level) + outlineOf(otherOn, level);
        const towers = FIELDS.filter((field) => heightOf(reef, field) > level);
        return (
          <g key={lumino}>
            {/* Only what is outside of both halves: the line between them stays away. And higher ones stand before it. */}
            <mask id={`outside${lumino}`} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
              <rect width="100%" height="100%" fill="var(--white)" />
              <path d={outline} />
              <path d={towers.map((field) => outlineOf(field, heightOf(reef, field))).join('')} />
            </mask>
            <path class="trace" mask={`url(#outside${lumino})`} d={outline} />
          </g>
        );
      })}
    </svg>
  );
}

function hexagon(x: number, y: number, radius: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${(x + radius * Math.cos(radians)).toFixed(1)} ${(y + radius * Math.sin(radians)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
