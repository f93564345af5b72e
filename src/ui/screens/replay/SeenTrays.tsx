import type { ComponentChildren } from 'preact';
import type { Tray } from '../../../board/layout';
import { LuminosSeen } from '../../boardScreen/grid/LuminoList';
import { seatName } from '../../boardScreen/names';
import { BagSign } from '../../table/signs/BagSign';
import type { TableScreen } from '../../table/tableScreen';
import { tableTexts } from '../../table/texts';
import '../../boardScreen/trays.css';

interface Props {
  readonly screen: TableScreen;
}

/** The atoll, and the bag beside it. */
export function SeenAtoll({ screen }: Props) {
  const { atoll, bag } = tableTexts.value.screen;
  return (
    <SeenTray screen={screen} place="atoll" name={atoll}>
      <p class="bag">
        <span class="bagSlot" ref={screen.slots.slot('bag')}>
          <BagSign />
        </span>
        {bag(screen.table.state.value.supply.bag.length)}
      </p>
    </SeenTray>
  );
}

/** Display and hand of the player to move then, who may be another than the one who moved. */
export function SeenDisplayAndHand({ screen }: Props) {
  const texts = tableTexts.value;
  const { displayOf, hand } = texts.screen;
  return (
    <>
      <SeenTray screen={screen} place="display" name={displayOf(seatName(texts, screen.table.state.value.seat))} />
      <SeenTray screen={screen} place="hand" name={hand} />
    </>
  );
}

interface TrayProps extends Props {
  readonly place: Tray['place'];
  readonly name: string;
  readonly children?: ComponentChildren;
}

/** Luminos that lie somewhere, only to be looked at. */
function SeenTray({ screen, place, name, children }: TrayProps) {
  const { layout, slots, table } = screen;
  const { seat } = table.state.value;
  const tray = layout.value.trays.find((each) => each.place === place && (each.seat === null || each.seat === seat));
  return (
    <section class={place} aria-label={name}>
      <h2>{name}</h2>
      <div class="slot" ref={slots.slot(place)} />
      {tray !== undefined && tray.spots.length > 0 && <LuminosSeen screen={screen} tray={tray} label={name} />}
      {children}
    </section>
  );
}
