import { useComputed } from '@preact/signals';
import type { Tray } from '../../../../board/layout';
import type { FieldId } from '../../../../rules/data/hex';
import type { LuminoId } from '../../../../rules/data/luminos';
import type { Move } from '../../../../rules/state';
import { outlineOf } from '../../../boardScreen/Lights';
import type { TableScreen } from '../tableScreen';
import './lessonLights.css';

/** What a lesson points at has a ring; what it suggests glows. Words and buttons say the same, and nothing is forced. */
export function LessonLights({ screen }: { readonly screen: TableScreen }) {
  const { layout, lights, table, beats, lessons } = screen;
  const box = useComputed(() => `0 0 ${layout.value.width} ${layout.value.height}`);
  const here = lessons.here.value;
  const isOwnReef = table.shown.value === table.state.value.seat;
  // Where points are lit up, those are the only lights.
  if (here === null || lights.value.length > 0 || beats.isBlocking.value || !isOwnReef) return null;
  const { shown, lesson } = here;
  const best = suggestionOf(shown.suggested[0]);
  const pointed = lessons.open.value === null ? [] : shown.fields;
  const luminos = lessons.open.value === null ? best.luminos : [...new Set([...best.luminos, ...shown.luminos])];
  return (
    <svg class="lessonLights" viewBox={box} aria-hidden="true">
      {best.fields.map((field) => (
        <path key={field} class="suggested" d={outlineOf(screen, field)} />
      ))}
      {pointed.map((field) => (
        <path key={field} class={lesson === 'refused' ? 'refused' : 'pointed'} d={outlineOf(screen, field)} />
      ))}
      {luminos.map((lumino) => (
        <LuminoRing key={lumino} screen={screen} lumino={lumino} />
      ))}
    </svg>
  );
}

interface Suggestion {
  readonly fields: readonly FieldId[];
  readonly luminos: readonly LuminoId[];
}

function suggestionOf(move: Move | undefined): Suggestion {
  switch (move?.type) {
    case 'lay':
      return { fields: [move.numberOn, move.otherOn], luminos: [move.lumino] };
    case 'offer':
    case 'takeFromDisplay':
      return { fields: [], luminos: [move.lumino] };
    case 'takeFromAtoll':
      return { fields: [], luminos: move.luminos };
    default:
      return { fields: [], luminos: [] };
  }
}

/** Around a lumino beside the reef, as it lies there. */
function LuminoRing({ screen, lumino }: { readonly screen: TableScreen; readonly lumino: LuminoId }) {
  const { layout, table } = screen;
  const { seat } = table.state.value;
  const isOwn = (tray: Tray) => tray.seat === null || tray.seat === seat;
  const tray = layout.value.trays.find((each) => isOwn(each) && each.slots.some((slot) => slot.lumino === lumino));
  const slot = tray?.slots.find((each) => each.lumino === lumino);
  if (tray === undefined || slot === undefined) return null;
  const { x, y } = slot.middle;
  const width = 2 * tray.unit;
  const height = 1.14 * tray.unit;
  const turn = table.held.value === lumino && tray.place === 'hand' ? 60 * table.direction.value : 0;
  return (
    <rect
      class="pointed"
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={height / 2}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  );
}
