import type { TableTexts } from '../../i18n/table/tableTexts';
import { COLOURS, LUMINOS } from '../../rules/data/luminos';
import type { Table } from '../../store/table';

/** What the luminos of that place are for right now, if they are for anything. */
export function hintFor(
  { screen: { hints } }: TableTexts,
  table: Table,
  place: 'atoll' | 'display' | 'hand',
): string | null {
  const { step, atoll, players, seat } = table.state.value;
  if (table.special.value === 'choosing') return place === 'hand' ? null : hints.special;
  if (step.type === 'start') return place === 'hand' ? hints.start : null;
  if (place === 'hand') return step.type === 'settle' && players[seat].hand.length > 0 ? hints.lay : null;
  if (place === 'display') {
    const isToOffer = step.type === 'offer' && table.chosen.value.length === 0;
    return isToOffer ? hints.offer : step.type === 'act' ? hints.takeOne : null;
  }
  if (step.type !== 'act') return null;
  const takeable = table.pickable.value
    .filter((lumino) => atoll.includes(lumino))
    .map((lumino) => LUMINOS[lumino].colour);
  const colours = COLOURS.filter((colour) => takeable.includes(colour));
  return colours.length === 0 ? hints.takeNone : hints.takeMore(colours);
}
