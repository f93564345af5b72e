import { useComputed, useSignal } from '@preact/signals';
import { seenBy } from '../../board/camera';
import { between, fieldPoint, type Layout, type Point, RADIUS, toScreen } from '../../board/layout';
import type { Ghost } from '../../store/table';
import { useWatch } from '../useWatch';
import { tellingSentence, verdictOf } from './sentences';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import './ghostBubble.css';

/** So long a refusal stays to be read. */
const READING_TIME = 5000;
const MARGIN = 8;
/** Room that a bubble of one line needs above the ghost; below it would lie under the hand. */
const ROOM = 40;

/** What a bubble says, and where. */
interface Said {
  readonly text: string;
  readonly isLegal: boolean;
  readonly at: Point;
  readonly isBelow: boolean;
}

/**
 * One short sentence over the ghost: what it costs or which rule forbids it. Without a ghost: why it did not work. Live
 * regions tell it to those who listen. It changes with every field that a finger passes, so it is bound, not rendered.
 */
export function GhostBubble({ screen }: { readonly screen: TableScreen }) {
  const { table, layout } = screen;
  const isFresh = useSignal(false);
  useWatch(() => {
    isFresh.value = table.refusals.value.length > 0;
    const timer = setTimeout(() => {
      isFresh.value = false;
    }, READING_TIME);
    return () => clearTimeout(timer);
  });
  const said = useComputed(() => sayIn(screen, isFresh.value));
  const isHidden = useComputed(() => said.value === null);
  const text = useComputed(() => said.value?.text ?? '');
  const look = useComputed(() => `ghostBubble ${said.value?.isLegal ? 'legal' : 'illegal'}`);
  const style = useComputed(() => (said.value === null ? '' : styleOf(said.value, layout.value)));
  return (
    <p class={look} aria-hidden="true" hidden={isHidden} style={style}>
      {text}
    </p>
  );
}

function sayIn(screen: TableScreen, isFresh: boolean): Said | null {
  const { table, layout } = screen;
  const texts = tableTexts.value;
  const ghost = table.ghost.value;
  // A start lumino costs nothing and fits everywhere it can go.
  if (ghost !== null && table.state.value.step.type !== 'start') {
    return { text: verdictOf(texts, ghost), isLegal: ghost.refusals.length === 0, ...beside(screen, ghost) };
  }
  const refusal = isFresh ? tellingSentence(texts, table.refusals.value) : null;
  if (refusal === null) return null;
  const { area } = layout.value.large;
  return { text: refusal, isLegal: false, at: { x: area.x + area.width / 2, y: area.y + MARGIN }, isBelow: true };
}

/** Percentages are of the bubble itself: so it stays on the screen without being measured. */
function styleOf({ at: { x, y }, isBelow }: Said, { width, height }: Layout): string {
  const left = `clamp(${MARGIN}px, ${x}px - 50%, ${width - MARGIN}px - 100%)`;
  const top = `clamp(${MARGIN}px, ${y}px - ${isBelow ? 0 : 100}%, ${height - MARGIN}px - 100%)`;
  return `transform: translate(${left}, ${top})`;
}

/** Above the ghost, or below it where there is no room. */
function beside({ layout, camera }: TableScreen, { numberOn, otherOn, level }: Ghost): { at: Point; isBelow: boolean } {
  const reef = seenBy(camera.value, layout.value.large);
  const { x, y } = toScreen(reef, between(numberOn, otherOn, level));
  const apart = Math.abs(fieldPoint(numberOn).y - fieldPoint(otherOn).y) / 2;
  const clear = (RADIUS + apart + 0.12) * reef.unit;
  const isBelow = y - clear - ROOM < reef.area.y;
  // Below the ghost there may be its price.
  return { at: { x, y: isBelow ? y + clear + 0.3 * reef.unit : y - clear }, isBelow };
}
