import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { seenBy } from '../../../../board/camera';
import { fieldPoint, RADIUS, toScreen } from '../../../../board/layout';
import { COORDINATES } from '../../../../rules/data/hex';
import type { Ghost } from '../../../../store/table/prospects';
import { type Figure, figuresTold } from '../../../boardScreen/brings';
import { pointsLabel } from '../../../boardScreen/light';
import { AnimalPicture } from '../../../kit/pictures/AnimalPicture';
import { CrownSign, RemoteSign, TokenSign } from '../../../kit/signs/GameSigns';
import type { TableScreen } from '../tableScreen';
import './ghostBrings.css';

/** Half its height and a little air, in pixels. */
const HALF_HEIGHT = 20;
const MARGIN = 8;

/**
 * What laying the ghost would change in points, above it: where a finger never is. The price stands in the picture.
 * Where there is none, the bubble says all of it in words, and the grid says it to those who listen.
 */
export function GhostBrings({ screen }: { readonly screen: TableScreen }) {
  const style = useComputed(() => {
    const ghost = screen.told.value;
    return ghost === null ? '' : styleAt(screen, ghost);
  });
  const last = useRef<readonly Figure[] | null>(null);
  const shown = useComputed(() => {
    const next = screen.noPicture.value === null ? explainedIn(screen) : null;
    // From place to place it is often the same: then it only moves, and nothing is rendered.
    if (textOf(next) !== textOf(last.current)) last.current = next;
    return last.current;
  });
  const figures = shown.value;
  if (figures === null) return null;
  return (
    <ul class="ghostBrings" aria-hidden="true" style={style}>
      {figures.map(({ source, points }) => (
        <li key={keyOf(source)} data-source={keyOf(source)} class={points < 0 ? 'minus' : ''}>
          <Signs source={source} />
          <b>{pointsLabel(points)}</b>
        </li>
      ))}
      {figures.length === 0 && <li class="nothing">±0</li>}
    </ul>
  );
}

/** A first game shows what counts at the end once it has explained that. */
function explainedIn(screen: TableScreen): readonly Figure[] | null {
  const { areOn, taught } = screen.lessons;
  const figures = figuresTold(screen);
  if (!areOn.value || taught.value.some(({ lesson }) => lesson === 'animals')) return figures;
  return figures?.filter(({ source }) => source.type === 'colour') ?? null;
}

function textOf(figures: readonly Figure[] | null): string | null {
  return figures === null ? null : figures.map(({ source, points }) => `${keyOf(source)} ${points}`).join();
}

function keyOf(source: Figure['source']): string {
  if (source.type === 'remote') return source.type;
  return `${source.type}-${source.type === 'animal' ? source.animal : source.colour}`;
}

function Signs({ source }: Pick<Figure, 'source'>) {
  switch (source.type) {
    case 'colour':
      return <TokenSign colour={source.colour} side="coral" />;
    case 'animal':
      return <AnimalPicture animal={source.animal} />;
    case 'majority':
      return (
        <span class="majority">
          <CrownSign />
          <TokenSign colour={source.colour} side="coral" />
        </span>
      );
    case 'remote':
      return <RemoteSign />;
  }
}

/** From a field's middle up to where two rows of fields meet beyond the next one: no number is hidden there. */
const BEYOND_NEXT_ROW = 1.5 * (Math.sqrt(3) / 2);

/** Over the upper half, and within the reef's area: nothing is measured, so that a drag costs no layout. */
function styleAt({ camera, layout }: TableScreen, { numberOn, otherOn, level }: Ghost): string {
  const { width, large } = layout.value;
  const reef = seenBy(camera.value, large);
  const [one, other] = [numberOn, otherOn].map((field) => toScreen(reef, fieldPoint(field, level)));
  const row = Math.min(COORDINATES[numberOn].row, COORDINATES[otherOn].row);
  // Nothing lies above the uppermost row.
  const clear = row === 0 ? RADIUS * reef.unit + HALF_HEIGHT : BEYOND_NEXT_ROW * reef.unit;
  const y = Math.max(Math.min(one.y, other.y) - clear, reef.area.y + HALF_HEIGHT);
  const x = (one.x + other.x) / 2;
  return `transform: translate(clamp(${MARGIN}px, ${x}px - 50%, ${width - MARGIN}px - 100%), calc(${y}px - 50%))`;
}
