import { useComputed } from '@preact/signals';
import { seenBy } from '../../../board/camera';
import { fieldPoint, toScreen } from '../../../board/layout';
import { BOARDS } from '../../../rules/data/boards';
import { COORDINATES, type FieldId } from '../../../rules/data/hex';
import { HALVES } from '../../../rules/data/luminos';
import { heightOf } from '../../../rules/reef';
import type { Prospect } from '../../../store/table/prospects';
import { tableTexts } from '../../app/state/texts';
import type { BoardScreen } from '../boardScreen';
import { figuresIn, figuresSentence } from '../brings';
import { hasModifier } from '../keys';
import { seatName } from '../names';
import { usePeople } from '../people';
import { fieldName } from './fieldName';
import { focusField } from './focusField';
import { shortHalf } from './LuminoFace';
import { walk } from './walk';
import './fieldGrid.css';

const ROWS: readonly (readonly FieldId[])[] = COORDINATES.reduce<FieldId[][]>((rows, { row }, field) => {
  rows[row] = [...(rows[row] ?? []), field];
  return rows;
}, []);

/** Where nothing can be laid. */
const NO_PROSPECT: Prospect = { type: 'none' };

/** The large reef as 44 real buttons, each over its drawing: for keys, screen readers and switches. */
export function FieldGrid({ screen }: { readonly screen: BoardScreen }) {
  const people = usePeople();
  const { view } = screen;
  const texts = tableTexts.value;
  const label = texts.screen.reefOf(seatName(texts, people, view.shown.value));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: hexagons are no table */}
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
      <WhatItBrings screen={screen} />
    </>
  );
}

interface FieldProps {
  readonly screen: BoardScreen;
  readonly field: FieldId;
}

/** Rendered once: what changes with every move is bound to the element itself. */
function Field({ screen, field }: FieldProps) {
  const { view, seat, layout, camera, cursor, noPicture } = screen;
  const label = useComputed(() => {
    const { side, players } = view.state.value;
    const { reef } = players[view.shown.value];
    const prospect = seat?.prospects.value[field] ?? NO_PROSPECT;
    return fieldName(tableTexts.value, side, reef, field, prospect, seat?.startColour.value ?? null);
  });
  const style = useComputed(() => {
    const { reef } = view.state.value.players[view.shown.value];
    const place = seenBy(camera.value, layout.value.large);
    const { x, y } = toScreen(place, fieldPoint(field, heightOf(reef, field)));
    const size = place.unit * 0.94;
    const corner = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    return `width: ${size}px; height: ${size}px; transform: ${corner}; font-size: ${size * 0.3}px`;
  });
  const describedBy = useComputed(() => (field === cursor.value ? WHAT_IT_BRINGS : undefined));
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
        aria-describedby={describedBy}
        onFocus={() => {
          cursor.value = field;
        }}
        onClick={() => seat?.act({ type: 'tap', field })}
      >
        {noPicture.value !== null && <FieldFace screen={screen} field={field} />}
      </button>
    </div>
  );
}

const WHAT_IT_BRINGS = 'what-it-brings';

/** Describes the field on which the keyboard is, if the ghost lies there: one text for all, as there is one ghost. */
function WhatItBrings({ screen }: { readonly screen: BoardScreen }) {
  const { seat, cursor } = screen;
  const words = useComputed(() => {
    const ghost = seat?.ghost.value ?? null;
    const told = seat?.first.value === null ? ghost?.numberOn : ghost?.otherOn;
    const figures = told === cursor.value ? figuresIn(screen) : null;
    return figures === null ? '' : figuresSentence(tableTexts.value, figures);
  });
  return (
    <span id={WHAT_IT_BRINGS} hidden>
      {words}
    </span>
  );
}

/** A field in letters, for when nothing can be drawn: what is on top, and a dot for each level. */
function FieldFace({ screen, field }: { readonly screen: BoardScreen; readonly field: FieldId }) {
  const { view, seat } = screen;
  const { side, players } = view.state.value;
  const stack = players[view.shown.value].reef[field];
  const top = stack.at(-1);
  const level = view.level.value;
  const { base, remote } = BOARDS[side];
  const ghost = seat?.ghost.value ?? null;
  const classes = [
    'hexagon',
    top === undefined ? base[field] : `coral ${HALVES[top].colour}`,
    level !== null && level !== stack.length ? 'dimmed' : '',
    seat?.prospects.value[field].type ?? 'none',
    ghost !== null && (ghost.numberOn === field || ghost.otherOn === field)
      ? `ghost ${ghost.refusals.length === 0 ? 'good' : 'bad'}`
      : '',
  ];
  const penalty = remote.find((each) => each.field === field)?.penalty;
  return (
    <span class={classes.join(' ')} aria-hidden="true">
      {top === undefined ? penalty !== undefined && `−${penalty}` : shortHalf(top)}
      {ghost?.numberOn === field && <b>№</b>}
      <small>{'•'.repeat(stack.length)}</small>
    </span>
  );
}

/** The lumino is shown as it would lie with its number there, and no field is marked: a key then lays it like a click. */
function isShownAt({ view, seat }: BoardScreen, field: FieldId): boolean {
  if (view.state.peek().step.type === 'start' || seat?.first.peek() !== null) return false;
  return seat.ghost.peek()?.numberOn === field;
}

/** What more the keys do while the keyboard is in the reef. */
function pressInGrid(screen: BoardScreen, event: KeyboardEvent): void {
  if (!hasModifier(event) && press(screen, event.key)) event.preventDefault();
}

/** Whether the key meant something. */
function press(screen: BoardScreen, key: string): boolean {
  const { view, seat, cursor } = screen;
  const field = cursor.peek();
  const to = walk(field, key);
  if (to !== null) {
    focusField(screen, to);
    return true;
  }
  switch (key) {
    case 'Enter':
    case ' ':
      seat?.act(isShownAt(screen, field) ? { type: 'drop' } : { type: 'tap', field });
      return true;
    case 'l':
    case 'L':
    case 'ContextMenu':
      view.act({ type: 'look', field: view.looked.peek() === field ? null : field });
      return true;
    default:
      return false;
  }
}
