import { BOARDS } from '../../rules/data/boards';
import type { FieldId } from '../../rules/data/hex';
import { HALVES } from '../../rules/data/luminos';
import type { Table } from '../../store/table';
import { shortHalf } from '../boardScreen/grid/LuminoFace';

/** A field in letters, for when nothing can be drawn: what is on top, and a dot for each level. */
export function FieldFace({ table, field }: { readonly table: Table; readonly field: FieldId }) {
  const { side, players } = table.state.value;
  const stack = players[table.shown.value].reef[field];
  const top = stack.at(-1);
  const level = table.level.value;
  const { base, remote } = BOARDS[side];
  const ghost = table.ghost.value;
  const classes = [
    'hexagon',
    top === undefined ? base[field] : `coral ${HALVES[top].colour}`,
    level !== null && level !== stack.length ? 'dimmed' : '',
    table.prospects.value[field].type,
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
