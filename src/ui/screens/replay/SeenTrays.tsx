import type { ComponentChildren } from 'preact';
import type { Tray } from '../../../board/layout';
import { tableTexts } from '../../app/state/texts';
import type { BoardScreen } from '../../boardScreen/boardScreen';
import { LuminosSeen } from '../../boardScreen/grid/LuminoList';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { BagSign } from '../../kit/signs/GameSigns';
import '../../boardScreen/trays.css';

interface Props {
  readonly screen: BoardScreen;
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
        {bag(screen.view.state.value.supply.bag.length)}
      </p>
    </SeenTray>
  );
}

/** Display and hand of the player whose reef is large. */
export function SeenDisplayAndHand({ screen }: Props) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { displayOf, hand } = texts.screen;
  return (
    <>
      <SeenTray screen={screen} place="display" name={displayOf(seatName(texts, people, screen.traysOf.value))} />
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
  const { layout, slots, traysOf } = screen;
  const seat = traysOf.value;
  const tray = layout.value.trays.find((each) => each.place === place && (each.seat === null || each.seat === seat));
  return (
    <section class={place} aria-label={name}>
      <h2>{name}</h2>
      <div class="slot" ref={slots.slot(place)} />
      {tray !== undefined && tray.slots.length > 0 && <LuminosSeen screen={screen} tray={tray} label={name} />}
      {children}
    </section>
  );
}
