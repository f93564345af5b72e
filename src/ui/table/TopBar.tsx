import { goHome } from '../route';
import { Menu } from './Menu';
import { seatName } from './names';
import { FishSign } from './signs/FishSign';
import { HomeIcon, RedoIcon, UndoIcon } from './signs/icons';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { whatToDo } from './todo';
import './topBar.css';

/** Which round it is, whose turn, what to do, and how to take it back. */
export function TopBar({ screen: { table } }: { readonly screen: TableScreen }) {
  const texts = tableTexts.value;
  const { round, seat, step } = table.state.value;
  const { screen } = texts;
  return (
    <div class="topBar">
      <button type="button" class="round" aria-label={screen.home} title={screen.home} onClick={goHome}>
        <HomeIcon />
      </button>
      <p class="turtle">{screen.round(round)}</p>
      <p class="now">
        {step.type !== 'over' && (
          <b>
            <FishSign seat={seat} />
            {screen.to(seatName(texts, seat))}
          </b>
        )}{' '}
        {whatToDo(texts, table)}
      </p>
      <div class="tools">
        <button
          type="button"
          class="round"
          aria-label={screen.undo}
          title={screen.undo}
          aria-disabled={!table.canUndo.value}
          onClick={() => table.undo()}
        >
          <UndoIcon />
        </button>
        <button
          type="button"
          class="round"
          aria-label={screen.redo}
          title={screen.redo}
          aria-disabled={!table.canRedo.value}
          onClick={() => table.redo()}
        >
          <RedoIcon />
        </button>
        <Menu />
      </div>
    </div>
  );
}
