import { useComputed } from '@preact/signals';
import { axisOf } from '../../../../art/shapes';
import { seenBy } from '../../../../board/camera';
import { between, fieldPoint, isOfSeatToMove, type Point, toScreen } from '../../../../board/layout';
import { directionTo, type FieldId } from '../../../../rules/data/hex';
import type { LuminoId } from '../../../../rules/data/luminos';
import { heightOf, layOn } from '../../../../rules/reef';
import { Definitions } from '../../../kit/pictures/Definitions';
import { Face, Glyphs } from '../../../kit/pictures/Lumino';
import { type DrawnLumino, partsOf } from '../../../kit/pictures/parts';
import { outlineOf, RING } from '../../../kit/pictures/shape';
import type { TableScreen } from '../tableScreen';
import { matterFields, type SeenWay, seenWays } from './seenWays';
import './hintGhosts.css';

/** A lumino that a way lays there. */
interface Ghost extends DrawnLumino {
  readonly way: number;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** The ways that a hint shows: luminos where they would lie, rings around what is offered and taken, a number at each. */
export function HintGhosts({ screen }: { readonly screen: TableScreen }) {
  const { layout, camera, table, hint } = screen;
  const box = useComputed(() => `0 0 ${layout.value.width} ${layout.value.height}`);
  const ways = seenWays(hint.value);
  const matter = matterFields(hint.value);
  if (ways.length === 0 && matter.length === 0) return null;
  const { players, seat } = table.state.value;
  const { reef } = players[seat];
  const ghosts = ways.flatMap((way) => ghostsOf(reef, way));
  const place = seenBy(camera.value, layout.value.large);
  const at = ({ numberOn, otherOn, level }: Ghost) => toScreen(place, between(numberOn, otherOn, level));
  const lowestFirst = [...ghosts].sort((one, other) => one.level - other.level);
  return (
    <svg class={`hintGhosts ${ways.length > 1 ? 'several' : ''}`} viewBox={box} aria-hidden="true">
      <Definitions {...partsOf(ghosts)} />
      {matter.map((field) => (
        <path
          key={field}
          class="matter"
          transform={placed(toScreen(place, fieldPoint(field, heightOf(reef, field))), place.unit / 100)}
          d={RING}
        />
      ))}
      {lowestFirst.map((ghost) => (
        <g key={keyOf(ghost)} class="body" transform={placed(at(ghost), place.unit / 100)}>
          <Face {...ghost} />
          <Glyphs {...ghost} />
        </g>
      ))}
      {lowestFirst.map((ghost) => (
        <path
          key={keyOf(ghost)}
          class={`line way${ghost.way}`}
          transform={placed(at(ghost), place.unit / 100)}
          d={outlineOf(axisOf(ghost.direction), 1)}
        />
      ))}
      <TrayRings screen={screen} ways={ways} />
      {ghosts.map((ghost) => (
        <Badges key={keyOf(ghost)} at={at(ghost)} unit={place.unit} numbers={waysThere(ghosts, ghost)} look="laid" />
      ))}
    </svg>
  );
}

/** Around what is offered from the display, and what is taken from there or from the atoll. */
function TrayRings({ screen, ways }: { readonly screen: TableScreen; readonly ways: readonly SeenWay[] }) {
  const { seat } = screen.table.state.value;
  const trays = screen.layout.value.trays.filter((tray) => isOfSeatToMove(tray, seat));
  const offering = (lumino: LuminoId) => numbersOf(ways.filter((way) => way.offered === lumino));
  const taking = (lumino: LuminoId) => numbersOf(ways.filter((way) => way.taken.includes(lumino)));
  return (
    <>
      {trays.flatMap(({ slots, unit, place }) =>
        slots.map(({ lumino, middle }) => {
          const offers = place === 'hand' ? [] : offering(lumino);
          const takes = place === 'hand' ? [] : taking(lumino);
          if (offers.length + takes.length === 0) return null;
          return (
            <g key={lumino}>
              <path
                class={takes.length > 0 ? 'ring taken' : 'ring offered'}
                transform={placed(middle, unit / 100)}
                d={outlineOf(0, 3)}
              />
              <Badges
                at={{ x: middle.x - 0.55 * unit, y: middle.y - 0.5 * unit }}
                unit={unit}
                numbers={takes}
                look="taken"
              />
              <Badges
                at={{ x: middle.x + 0.55 * unit, y: middle.y - 0.5 * unit }}
                unit={unit}
                numbers={offers}
                look="offered"
              />
            </g>
          );
        }),
      )}
    </>
  );
}

interface BadgesProps {
  readonly at: Point;
  readonly unit: number;
  readonly numbers: readonly number[];
  readonly look: 'laid' | 'taken' | 'offered';
}

/** The numbers of the ways that are meant, beside each other. */
function Badges({ at, unit, numbers, look }: BadgesProps) {
  const radius = Math.max(9, unit * 0.17);
  const first = at.x - (numbers.length - 1) * radius;
  return (
    <>
      {numbers.map((number, index) => (
        <g
          key={number}
          class={`badge ${look}`}
          transform={`translate(${(first + 2 * radius * index).toFixed(1)} ${at.y.toFixed(1)})`}
        >
          <circle r={radius} />
          <text y={radius * 0.42} font-size={radius * 1.25}>
            {number + 1}
          </text>
        </g>
      ))}
    </>
  );
}

function ghostsOf(reef: Parameters<typeof layOn>[0], { number, lays }: SeenWay): readonly Ghost[] {
  let now = reef;
  return lays.map(({ lumino, numberOn, otherOn }, index) => {
    const later = lays.slice(index + 1).flatMap((lay) => [lay.numberOn, lay.otherOn]);
    const level = heightOf(now, numberOn) + 1;
    now = layOn(now, lumino, numberOn, otherOn);
    const direction = directionTo(numberOn, otherOn) ?? 0;
    return {
      way: number,
      lumino,
      numberOn,
      otherOn,
      level,
      direction,
      isNumberVisible: !later.includes(numberOn),
      isOtherVisible: !later.includes(otherOn),
    };
  });
}

/** All ways that lay something just there, but named by the first of them only. */
function waysThere(ghosts: readonly Ghost[], { way, numberOn, otherOn, level }: Ghost): readonly number[] {
  const isThere = (other: Ghost) =>
    other.level === level &&
    [numberOn, otherOn].includes(other.numberOn) &&
    [numberOn, otherOn].includes(other.otherOn);
  const ways = [...new Set(ghosts.filter(isThere).map((each) => each.way))];
  return ways[0] === way ? ways : [];
}

function numbersOf(ways: readonly SeenWay[]): readonly number[] {
  return ways.map(({ number }) => number);
}

function keyOf({ way, lumino }: Ghost): string {
  return `${way} ${lumino}`;
}

function placed({ x, y }: Point, scale: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
}
