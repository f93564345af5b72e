import { Shell, Starfish } from './animals';
import { DIRECTIONS, type PicturedLumino } from './reef';
import { angleOf, middleOf, outline, type Point, STEP, TILT, trace, wall } from './shape';

/** Where a lumino's first field lies on the screen, lifted to its level. */
function place({ at, level }: PicturedLumino): string {
  const [x, y] = middleOf(at);
  return `translate(${x.toFixed(1)} ${(y - level * STEP).toFixed(1)})`;
}

export function Shadow({ lumino }: { readonly lumino: PicturedLumino }) {
  const path = trace(outline(lumino.to));
  return (
    <g transform={`${place(lumino)} translate(0 ${STEP + 3}) scale(1 ${TILT})`} class="shadow">
      {[10, 22, 36].map((softness) => (
        <path key={softness} d={path} stroke-width={softness} />
      ))}
    </g>
  );
}

export function Wall({ lumino }: { readonly lumino: PicturedLumino }) {
  const plan = outline(lumino.to);
  return (
    <g transform={place(lumino)}>
      <path class={`${lumino.coral}-deep`} d={wall(plan, STEP)} />
      <path class={`${lumino.coral}-wall`} d={wall(plan, STEP * 0.62)} />
      <path class={`${lumino.coral}-edge`} d={wall(plan, STEP * 0.16)} />
    </g>
  );
}

export function Top({ lumino }: { readonly lumino: PicturedLumino }) {
  const { coral, to } = lumino;
  const body = trace(outline(to));
  const other = middleOf(DIRECTIONS[to]);
  const halves: readonly Point[] = [
    [0, 0],
    [other[0], other[1] / TILT],
  ];
  return (
    <g transform={`${place(lumino)} scale(1 ${TILT})`}>
      <path d={body} fill={`url(#top-${coral})`} />
      {coral === 'yellow' ? (
        <path d={trace(outline(to, -4))} fill="url(#furrows)" />
      ) : (
        halves.map(([x, y], i) => (
          <use
            key={i}
            href={`#texture-${coral}`}
            transform={`translate(${x} ${y}) rotate(${angleOf(to) + (coral === 'pink' ? (i === 0 ? -90 : 90) : i * 60)}) scale(.94)`}
          />
        ))
      )}
      <path class="rim" d={trace(outline(to, -1.2))} />
      <circle class="disc" r="20" />
      <text class="numeral" y="11.5">
        {lumino.value}
      </text>
      {lumino.animal && (
        <g transform={`translate(${halves[1]?.[0]} ${halves[1]?.[1]})`}>
          <circle class="disc" r="24" />
          {lumino.animal === 'shell' ? <Shell /> : <Starfish />}
        </g>
      )}
    </g>
  );
}
