import { useSignal, useSignalEffect } from '@preact/signals';
import { seenBy } from '../../board/camera';
import { between, fieldPoint, type Point, RADIUS, toScreen } from '../../board/layout';
import type { Ghost } from '../../store/table';
import { tellingSentence, verdictOf } from './sentences';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import './ghostBubble.css';

/** So long a refusal stays to be read. */
const READING_TIME = 5000;
const MARGIN = 8;
/** Room that a bubble of one line needs above the ghost; below it would lie under the hand. */
const ROOM = 40;

/** One short sentence over the ghost: what it costs or which rule forbids it. Without a ghost: why it did not work. */
export function GhostBubble({ screen }: { readonly screen: TableScreen }) {
  const { table, layout } = screen;
  const texts = tableTexts.value;
  const isFresh = useSignal(false);
  useSignalEffect(() => {
    isFresh.value = table.refusals.value.length > 0;
    const timer = setTimeout(() => {
      isFresh.value = false;
    }, READING_TIME);
    return () => clearTimeout(timer);
  });
  const ghost = table.ghost.value;
  // A start lumino costs nothing and fits everywhere it can go.
  if (table.state.value.step.type === 'start') return null;
  if (ghost !== null) {
    const isLegal = ghost.refusals.length === 0;
    const { at, isBelow } = beside(screen, ghost);
    return <Bubble screen={screen} at={at} isBelow={isBelow} isLegal={isLegal} text={verdictOf(texts, ghost)} />;
  }
  const refusal = isFresh.value ? tellingSentence(texts, table.refusals.value) : null;
  if (refusal === null) return null;
  const { area } = layout.value.large;
  const at = { x: area.x + area.width / 2, y: area.y + MARGIN };
  return <Bubble screen={screen} at={at} isBelow={true} isLegal={false} text={refusal} />;
}

interface BubbleProps {
  readonly screen: TableScreen;
  readonly at: Point;
  readonly isBelow: boolean;
  readonly isLegal: boolean;
  readonly text: string;
}

/** Live regions tell it to those who listen; this is for those who look. */
function Bubble({ screen, at: { x, y }, isBelow, isLegal, text }: BubbleProps) {
  const { width, height } = screen.layout.value;
  // Percentages are of the bubble itself: so it stays on the screen without being measured.
  const left = `clamp(${MARGIN}px, ${x}px - 50%, ${width - MARGIN}px - 100%)`;
  const top = `clamp(${MARGIN}px, ${y}px - ${isBelow ? 0 : 100}%, ${height - MARGIN}px - 100%)`;
  return (
    <p
      class={`bubble ${isLegal ? 'legal' : 'illegal'}`}
      aria-hidden="true"
      style={{ transform: `translate(${left}, ${top})` }}
    >
      {text}
    </p>
  );
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
