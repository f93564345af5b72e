import type { Tray } from '../../board/layout';
import { LuminoList } from '../boardScreen/grid/LuminoList';
import { hintFor } from './hints';
import { BagSign } from './signs/BagSign';
import { TurnButton } from './TurnButton';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../boardScreen/trays.css';

interface Props {
  readonly screen: TableScreen;
}

/** The atoll, and the bag beside it. */
export function AtollRegion({ screen }: Props) {
  const { atoll, bag } = tableTexts.value.screen;
  const { supply } = screen.table.state.value;
  return (
    <section class="atoll" aria-label={atoll}>
      <Heading screen={screen} place="atoll" name={atoll} />
      <div class="slot" ref={screen.slots.slot('atoll')} />
      <List screen={screen} place="atoll" label={atoll} />
      <p class="bag">
        <span class="bagSlot" ref={screen.slots.slot('bag')}>
          <BagSign />
        </span>
        {bag(supply.bag.length)}
      </p>
    </section>
  );
}

/** The display of the player to move. */
export function DisplayRegion({ screen }: Props) {
  const { display } = tableTexts.value.screen;
  return (
    <section class="display" aria-label={display}>
      <Heading screen={screen} place="display" name={display} />
      <div class="slot" ref={screen.slots.slot('display')} />
      <List screen={screen} place="display" label={display} />
    </section>
  );
}

/** The hand of the player to move. */
export function HandRegion({ screen }: Props) {
  const { hand } = tableTexts.value.screen;
  return (
    <section class="hand" aria-label={hand}>
      <Heading screen={screen} place="hand" name={hand} />
      <div class="slot" ref={screen.slots.slot('hand')} />
      <List screen={screen} place="hand" label={hand} />
      <TurnButton table={screen.table} />
    </section>
  );
}

/** What lies there is called, and what it is for right now. */
function Heading({ screen: { table }, place, name }: Props & { readonly place: Tray['place']; readonly name: string }) {
  const hint = hintFor(tableTexts.value, table, place);
  return (
    <h2>
      {name}
      {hint !== null && (
        <>
          <span class="unseen">: </span>
          <span class="hint">{hint}</span>
        </>
      )}
    </h2>
  );
}

function List({ screen, place, label }: Props & { readonly place: Tray['place']; readonly label: string }) {
  const { layout, table } = screen;
  const { seat } = table.state.value;
  const tray = layout.value.trays.find((each) => each.place === place && (each.seat === null || each.seat === seat));
  return tray === undefined || tray.spots.length === 0 ? null : (
    <LuminoList screen={screen} tray={tray} label={label} />
  );
}
