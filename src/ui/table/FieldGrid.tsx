import { useComputed } from '@preact/signals';
import { seenBy } from '../../board/camera';
import { fieldPoint, toScreen } from '../../board/layout';
import { type FieldId, PLACES } from '../../rules/data/hex';
import { heightOf } from '../../rules/reef';
import { seatName } from '../boardScreen/names';
import { FieldFace } from './FieldFace';
import { fieldName } from './fieldName';
import { pressInGrid } from './gridKeys';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../boardScreen/grid/fieldGrid.css';

const ROWS: readonly (readonly FieldId[])[] = PLACES.reduce<FieldId[][]>((rows, { row }, field) => {
  rows[row] = [...(rows[row] ?? []), field];
  return rows;
}, []);

/** The large reef as 44 real buttons, each over its drawing: for keys, screen readers and switches. */
export function FieldGrid({ screen }: { readonly screen: TableScreen }) {
  const { table } = screen;
  const texts = tableTexts.value;
  const label = texts.screen.reefOf(seatName(texts, table.shown.value));
  return (
    // biome-ignore lint/a11y/useSemanticElements: hexagons are no table
    <div class="fields" role="grid" aria-label={label} onKeyDown={(event) => pressInGrid(screen, event)}>
      {ROWS.map((fields) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div key={fields[0]} role="row">
          {fields.map((field) => (
            <Field key={field} screen={screen} field={field} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly screen: TableScreen;
  readonly field: FieldId;
}

/** Rendered once: what changes with every move is bound to the element itself. */
function Field({ screen, field }: FieldProps) {
  const { table, layout, camera, cursor, noPicture } = screen;
  const label = useComputed(() => {
    const { side, players } = table.state.value;
    const { reef } = players[table.shown.value];
    return fieldName(tableTexts.value, side, reef, field, table.prospects.value[field], table.held.value);
  });
  const style = useComputed(() => {
    const { reef } = table.state.value.players[table.shown.value];
    const place = seenBy(camera.value, layout.value.large);
    const { x, y } = toScreen(place, fieldPoint(field, heightOf(reef, field)));
    const size = place.unit * 0.94;
    const corner = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    return `width: ${size}px; height: ${size}px; transform: ${corner}; font-size: ${size * 0.3}px`;
  });
  const tabIndex = useComputed(() => (field === cursor.value ? 0 : -1));
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <div role="gridcell">
      <button
        type="button"
        data-field={field}
        tabIndex={tabIndex}
        style={style}
        aria-label={label}
        onFocus={() => {
          cursor.value = field;
        }}
        onClick={() => table.tap(field)}
      >
        {noPicture.value !== null && <FieldFace table={table} field={field} />}
      </button>
    </div>
  );
}
