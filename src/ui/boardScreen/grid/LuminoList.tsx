import { useRef } from 'preact/hooks';
import type { Tray } from '../../../board/layout';
import type { LuminoId } from '../../../rules/data/luminos';
import { hasModifier } from '../../screens/table/keys';
import { focusField } from '../../table/focusField';
import type { TableScreen } from '../../table/tableScreen';
import { tableTexts } from '../../table/texts';
import { luminoName } from '../names';
import { handiestLay } from './handiestLay';
import { LuminoFace } from './LuminoFace';
import './luminoList.css';

interface Props {
  readonly screen: TableScreen;
  readonly tray: Tray;
  readonly label: string;
}

/** Luminos beside the reef as real buttons, each over its drawing. */
export function LuminoList({ screen, tray, label }: Props) {
  const { table, noPicture } = screen;
  const list = useRef<HTMLUListElement>(null);
  const pickable = table.pickable.value;
  const chosen = table.chosen.value;
  const texts = tableTexts.value;
  // One stop for the Tab key: what is chosen, else what can be picked, else the first.
  const luminos = tray.spots.map(({ lumino }) => lumino);
  const stop =
    luminos.find((each) => chosen.includes(each)) ?? luminos.find((each) => pickable.includes(each)) ?? luminos[0];

  const pick = (lumino: LuminoId, isByKey: boolean) => {
    // A tap on a held lumino turns it; for the keyboard that is R, and Enter goes on to the reef.
    if (!isByKey || table.held.peek() !== lumino) table.pick(lumino);
    if (!isByKey || tray.place !== 'hand' || table.held.peek() !== lumino) return;
    const lay = handiestLay(table.lays.peek(), screen.cursor.peek());
    if (lay !== null) focusField(screen, lay.numberOn);
  };
  const press = (event: KeyboardEvent) => {
    if (!hasModifier(event) && moveFocus(list.current, event.key)) event.preventDefault();
  };
  return (
    <ul class="luminos" ref={list} aria-label={label} onKeyDown={press}>
      {tray.spots.map(({ lumino, middle }) => (
        <li key={lumino}>
          <button
            type="button"
            tabIndex={lumino === stop ? 0 : -1}
            style={boxAround(middle, tray)}
            aria-pressed={chosen.includes(lumino)}
            aria-disabled={!pickable.includes(lumino)}
            aria-label={luminoName(texts, lumino)}
            onClick={(event) => pick(lumino, event.detail === 0)}
          >
            {noPicture.value !== null && <LuminoFace lumino={lumino} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Luminos that are only looked at: what others have in their displays. */
export function LuminosSeen({ screen, tray, label }: Props) {
  const texts = tableTexts.value;
  return (
    <ul class="luminos seen" aria-label={label}>
      {tray.spots.map(({ lumino, middle }) => (
        <li key={lumino} style={boxAround(middle, tray)}>
          <span class="unseen">{luminoName(texts, lumino)}</span>
          {screen.noPicture.value !== null && <LuminoFace lumino={lumino} />}
        </li>
      ))}
    </ul>
  );
}

function boxAround({ x, y }: { readonly x: number; readonly y: number }, { unit, place }: Tray) {
  const width = 2 * unit;
  // In the hand it turns.
  const height = place === 'hand' ? 2 * unit : 1.16 * unit;
  return {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${x - width / 2}px, ${y - height / 2}px)`,
    fontSize: `${unit * 0.36}px`,
  };
}

/** Arrow keys walk along the list; whether the key was one of them. */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const last = buttons.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(last, at + 1),
    ArrowDown: Math.min(last, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: last,
  };
  const to = steps[key];
  if (to === undefined) return false;
  buttons[to]?.focus();
  return true;
}
