import { type Point, trace, turn } from '../../../art/points';
import type { Animal } from '../../../rules/luminos';
import { Shell, Starfish } from './animals';
import type { PicturedLumino } from './picture';
import { angleOf, middleOf, outline, STEP, TILT, translate, WIDTH, wall } from './shape';

export function Shadow(pictured: PicturedLumino) {
  const path = trace(outline(angle(pictured)));
  return (
    <g transform={`${place(pictured)} translate(0 ${STEP + 3}) scale(1 ${TILT})`} class="shadow">
      {[10, 22, 36].map((softness) => (
        <path key={softness} d={path} stroke-width={softness} />
      ))}
    </g>
  );
}

export function Wall(pictured: PicturedLumino) {
  const { colour } = pictured.lumino;
  const plan = outline(angle(pictured));
  return (
    <g transform={place(pictured)}>
      <path class={`${colour}-deep`} d={wall(plan, STEP)} />
      <path class={`${colour}-wall`} d={wall(plan, STEP * 0.62)} />
      <path class={`${colour}-edge`} d={wall(plan, STEP * 0.16)} />
    </g>
  );
}

export function Top(pictured: PicturedLumino) {
  const { colour, value, animal } = pictured.lumino;
  const to = angle(pictured);
  const other = turn([WIDTH, 0], to);
  const halves: readonly Point[] = [[0, 0], other];
  return (
    <g transform={`${place(pictured)} scale(1 ${TILT})`}>
      <path d={trace(outline(to))} fill={`url(#top-${colour})`} />
      {colour === 'yellow' ? (
        <path d={trace(outline(to, -4))} fill="url(#furrows)" />
      ) : (
        halves.map((half, i) => (
          <use
            key={i}
            href={`#texture-${colour}`}
            transform={`${translate(half)} rotate(${to + (colour === 'pink' ? (i === 0 ? -90 : 90) : i * 60)}) scale(.94)`}
          />
        ))
      )}
      <path class="rim" d={trace(outline(to, -1.2))} />
      <circle class="disc" r="20" />
      <text class="numeral" y="11.5">
        {value}
      </text>
      {animal && (
        <g transform={translate(other)}>
          <circle class="disc" r="24" />
          {DRAWINGS[animal]?.()}
        </g>
      )}
    </g>
  );
}

/** The animals that are in the picture. */
const DRAWINGS: Partial<Record<Animal, typeof Shell>> = { shell: Shell, starfish: Starfish };

/** Where a lumino's number lies on the screen, lifted to its level. */
function place({ numberOn, level }: PicturedLumino): string {
  const [x, y] = middleOf(numberOn);
  return translate([x, y - level * STEP]);
}

function angle({ numberOn, otherOn }: PicturedLumino): number {
  return angleOf(numberOn, otherOn);
}
