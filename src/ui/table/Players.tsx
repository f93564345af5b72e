import { LuminosSeen } from '../boardScreen/grid/LuminoList';
import { seatName } from '../boardScreen/names';
import { PlayerBlock } from './PlayerBlock';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../boardScreen/players/players.css';

/** Everyone at the table in seat order; whose reef is not the large one has a small one here. */
export function Players({ screen }: { readonly screen: TableScreen }) {
  const texts = tableTexts.value;
  const { seat: mover, players } = screen.table.state.value;
  return (
    <section class="players" aria-label={texts.screen.players}>
      {players.map((_, seat) => (
        <PlayerBlock key={seat} screen={screen} seat={seat} />
      ))}
      {screen.layout.value.trays
        .filter((tray) => tray.seat !== null && tray.seat !== mover && tray.spots.length > 0)
        .map((tray) => (
          <LuminosSeen
            key={tray.seat}
            screen={screen}
            tray={tray}
            label={texts.screen.displayOf(seatName(texts, tray.seat ?? 0))}
          />
        ))}
    </section>
  );
}
