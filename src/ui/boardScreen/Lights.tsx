import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seenBy } from '../../board/camera';
import { fieldPoint, RADIUS, toScreen } from '../../board/layout';
import type { FieldId } from '../../rules/data/hex';
import { heightOf } from '../../rules/reef';
import { motion } from '../app/state/motion';
import type { BoardScreen } from './boardScreen';
import type { Light } from './light';
import './lights.css';

/** On fields that are narrower, in pixels, a label would hide the number it is about. The sentence above has the sum. */
const LEAST_LABELLED = 34;

/** Fields that points come from shine; dusk falls on all else but words and buttons. The words say the same. */
export function Lights({ screen }: { readonly screen: BoardScreen }) {
  const { layout, camera, lights } = screen;
  const shining = lights.value;
  const box = useComputed(() => `0 0 ${layout.value.width} ${layout.value.height}`);
  // As it fell last: when it lifts, another reef may be there already.
  const fallen = useSignal('');
  const isDusk = shining.length > 0;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dusky', isDusk);
    return () => document.documentElement.classList.remove('dusky');
  }, [isDusk]);
  if (!isDusk) return fallen.value === '' ? null : <LiftingDusk box={box} fallen={fallen} />;
  const { width, height } = layout.value;
  const { unit } = seenBy(camera.value, layout.value.large);
  const outlines = shining.map(({ field }) => outlineOf(screen, field));
  // The lit fields are holes in it.
  const dusk = `M0 0H${width}V${height}H0Z${outlines.join('')}`;
  fallen.value = dusk;
  return (
    <svg class="lights" viewBox={box} aria-hidden="true">
      <path class="dusk" fill-rule="evenodd" d={dusk} />
      {shining.map(({ field, tone, delayMs = 0 }, index) => (
        <path key={field} class={`${tone} ${delayMs > 0 ? 'late' : ''}`} style={delay(delayMs)} d={outlines[index]} />
      ))}
      {unit >= LEAST_LABELLED &&
        shining.map((light) => light.label !== null && <Label key={light.field} screen={screen} light={light} />)}
    </svg>
  );
}

const LIFTING_MS = 200;

/** The light comes back by and by. */
function LiftingDusk({ box, fallen }: { readonly box: ReadonlySignal<string>; readonly fallen: Signal<string> }) {
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const duration = motion.peek() === 'off' ? 0 : LIFTING_MS;
    const remove = () => {
      fallen.value = '';
    };
    const lifting = element.current?.animate({ opacity: [1, 0] }, { duration, easing: 'ease-out', fill: 'forwards' });
    lifting?.finished.then(remove, remove);
    return () => lifting?.cancel();
  }, []);
  return (
    <svg class="lights lifting" ref={element} viewBox={box} aria-hidden="true">
      <path class="dusk" fill-rule="evenodd" d={fallen} />
    </svg>
  );
}

function Label({
  screen,
  light: { field, tone, label, delayMs = 0 },
}: {
  readonly screen: BoardScreen;
  readonly light: Light;
}) {
  const { x, y, unit } = placeOf(screen, field);
  const size = Math.max(12, unit * 0.3);
  const width = size * (0.75 + 0.62 * (label?.length ?? 0));
  return (
    <g
      class={`label ${tone} ${delayMs > 0 ? 'late' : ''}`}
      style={delay(delayMs)}
      transform={`translate(${x} ${y - unit * 0.54})`}
    >
      <rect x={-width / 2} y={-size * 0.65} width={width} height={size * 1.3} rx={size * 0.65} />
      <text y={size * 0.36} font-size={size}>
        {label}
      </text>
    </g>
  );
}

function delay(ms: number) {
  return { '--delay': `${ms}ms` };
}

/** The rim of a field as the large reef shows it now. */
export function outlineOf(screen: BoardScreen, field: FieldId): string {
  const { x, y, unit } = placeOf(screen, field);
  const radius = unit * RADIUS * 0.96;
  const corners = [30, 90, 150, 210, 270, 330].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${(x + radius * Math.cos(radians)).toFixed(1)} ${(y + radius * Math.sin(radians)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The top of a field as the large reef shows it now. */
function placeOf({ view, layout, camera }: BoardScreen, field: FieldId) {
  const { reef } = view.state.value.players[view.shown.value];
  const { unit, ...place } = seenBy(camera.value, layout.value.large);
  return { ...toScreen({ unit, ...place }, fieldPoint(field, heightOf(reef, field))), unit };
}
