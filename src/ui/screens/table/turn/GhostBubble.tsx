import { useComputed, useSignal } from '@preact/signals';
import { seenBy } from '../../../../board/camera';
import {
  between,
  fieldPoint,
  type Layout,
  type Point,
  RADIUS,
  type ReefPlace,
  toScreen,
} from '../../../../board/layout';
import { FIELDS } from '../../../../rules/data/hex';
import { heightOf } from '../../../../rules/reef';
import type { Ghost } from '../../../../store/table/prospects';
import { tableTexts } from '../../../app/state/texts';
import { figuresSentence, figuresTold } from '../../../boardScreen/brings';
import { baseMeaning } from '../../../boardScreen/names';
import { useSyncEffect } from '../../../kit/useSyncEffect';
import { tellingSentence, verdictOf } from '../../../story/sentences';
import type { TableScreen } from '../tableScreen';
import './ghostBubble.css';

/** How long a refusal stays to be read. */
const READING_MS = 5000;
const MARGIN = 8;
/** Room that a bubble of one line, and of two, needs above the ghost; below it would lie under the hand. */
const ROOM = { one: 40, two: 62 };

/** How wide a line can be, at most. */
const LINE = 290;

/** How wide a letter is, about. */
const LETTER = 10;

/** Where a bubble is: the middle of its lower edge, or of its upper one if it lies below what it is about. */
interface BubblePlace {
  readonly at: Point;
  readonly isBelow: boolean;
}

/** What a bubble says, and where. */
interface Said extends BubblePlace {
  readonly text: string;
  readonly look: 'legal' | 'illegal' | 'looked';
}

/**
 * One short sentence over the ghost: which rule forbids it. Without a ghost: what an empty field is that a finger rests
 * on, or why something did not work. What it costs and brings stands in the picture, and here only if there is none. Live
 * regions tell it to those who listen. It changes with every field that a finger passes, so it is bound, not rendered.
 */
export function GhostBubble({ screen }: { readonly screen: TableScreen }) {
  const { table, layout } = screen;
  const isFresh = useSignal(false);
  useSyncEffect(() => {
    isFresh.value = table.refusals.value.length > 0;
    const timer = setTimeout(() => {
      isFresh.value = false;
    }, READING_MS);
    return () => clearTimeout(timer);
  });
  const said = useComputed(() => sayIn(screen, isFresh.value));
  const isHidden = useComputed(
    () => said.value === null || (said.value.look === 'legal' && screen.noPicture.value === null),
  );
  const text = useComputed(() => said.value?.text ?? '');
  const look = useComputed(() => `ghostBubble ${said.value?.look ?? 'legal'}`);
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
  const ghost = screen.told.value;
  // A start lumino costs nothing and fits everywhere it can go.
  if (ghost !== null && table.state.value.step.type !== 'start') {
    const text = [verdictOf(texts, ghost), ...plainFigures(screen)].join('. ');
    const look = ghost.refusals.length === 0 ? 'legal' : 'illegal';
    return { text, look, ...beside(screen, ghost, text.length) };
  }
  const looked = lookedAt(screen);
  if (looked !== null) return looked;
  const refusal = isFresh ? tellingSentence(texts, table.refusals.value) : null;
  if (refusal === null) return null;
  const { area } = layout.value.large;
  return { text: refusal, look: 'illegal', at: { x: area.x + area.width / 2, y: area.y + MARGIN }, isBelow: true };
}

/** Without a picture what it brings is said in words. */
function plainFigures(screen: TableScreen): readonly string[] {
  const figures = screen.noPicture.value === null ? null : figuresTold(screen);
  return figures === null ? [] : [figuresSentence(tableTexts.value, figures)];
}

/** An empty field, in words; a stack shows itself. */
function lookedAt({ table, camera, layout }: TableScreen): Said | null {
  const field = table.looked.value;
  const { side, players } = table.state.value;
  if (field === null || heightOf(players[table.shown.value].reef, field) > 0) return null;
  const reef = seenBy(camera.value, layout.value.large);
  const { x, y } = toScreen(reef, fieldPoint(field));
  // Clear of the finger.
  const at = { x, y: y - (RADIUS + 0.12) * reef.unit };
  return { text: baseMeaning(tableTexts.value, side, field), look: 'looked', at, isBelow: false };
}

/** Percentages are of the bubble itself: so it stays on the screen without being measured. */
function styleOf({ at: { x, y }, isBelow }: Said, { width, height }: Layout): string {
  const left = `clamp(${MARGIN}px, ${x}px - 50%, ${width - MARGIN}px - 100%)`;
  const top = `clamp(${MARGIN}px, ${y}px - ${isBelow ? 0 : 100}%, ${height - MARGIN}px - 100%)`;
  return `transform: translate(${left}, ${top})`;
}

/** Above the ghost, or below it where there is no room; a row farther off if it would hide a field that can be tapped. */
function beside(screen: TableScreen, { numberOn, otherOn, level }: Ghost, length: number): BubblePlace {
  const reef = seenBy(screen.camera.value, screen.layout.value.large);
  const { x, y } = toScreen(reef, between(numberOn, otherOn, level));
  const apart = Math.abs(fieldPoint(numberOn).y - fieldPoint(otherOn).y) / 2;
  const clear = (RADIUS + apart + 0.12) * reef.unit;
  const row = 0.9 * reef.unit;
  const room = length * LETTER > LINE ? ROOM.two : ROOM.one;
  const above: readonly BubblePlace[] = [0, row, 2 * row]
    .map((by) => y - clear - by)
    .filter((top) => top - room >= reef.area.y)
    .map((top) => ({ at: { x, y: top }, isBelow: false }));
  // Below the ghost there may be its price.
  const below: readonly BubblePlace[] = [0, row, 2 * row].map((by) => ({
    at: { x, y: y + clear + 0.3 * reef.unit + by },
    isBelow: true,
  }));
  const tappable = tappableIn(screen, reef);
  const hides = ({ at, isBelow }: BubblePlace) => {
    const middle = at.y + (isBelow ? room / 2 : -room / 2);
    const reachX = Math.min(length * LETTER, LINE) / 2 + reef.unit / 3;
    return tappable.filter(
      (field) => Math.abs(field.x - at.x) < reachX && Math.abs(field.y - middle) < room / 2 + reef.unit / 3,
    ).length;
  };
  return [...above, ...below].reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** Once the number's field is chosen: the middles of the fields that the other half may go to. */
function tappableIn({ table }: TableScreen, reef: ReefPlace): readonly Point[] {
  if (table.first.value === null) return [];
  const stacks = table.state.value.players[table.shown.value].reef;
  return FIELDS.filter((field) => table.prospects.value[field].type === 'legal').map((field) =>
    toScreen(reef, fieldPoint(field, heightOf(stacks, field))),
  );
}
