import type { ComponentChildren, RefObject } from 'preact';
import { useImperativeHandle, useRef } from 'preact/hooks';
import type { Point, Tray } from '../../../board/layout';
import type { LuminoId } from '../../../rules/data/luminos';
import type { SeatActions } from '../../../store/table/seatActions';
import { tableTexts } from '../../app/state/texts';
import type { BoardScreen } from '../boardScreen';
import { hasModifier } from '../keys';
import { luminoName } from '../names';
import { focusField } from './focusField';
import { handiestLay } from './handiestLay';
import { LuminoFace } from './LuminoFace';
import './luminoList.css';

interface Props {
  readonly screen: BoardScreen;
  readonly tray: Tray;
  readonly label: string;
}

/** Where the focus may be moved to from elsewhere. */
export interface LuminoButtons {
  readonly first: HTMLElement | null;
  /** The stop for the Tab key, if that lumino can be picked. */
  readonly firstToPick: HTMLElement | null;
}

/** What is worth knowing about a lumino before it is picked: in signs to look at, in words to listen to. */
export type LuminoCaption = (lumino: LuminoId) => { readonly words: string; readonly signs: ComponentChildren };

interface ListProps extends Props {
  readonly seat: SeatActions;
  /** Stands below each lumino, and is part of its name. */
  readonly caption?: LuminoCaption | null;
  readonly buttons: RefObject<LuminoButtons | null>;
}

/** Luminos beside the reef as real buttons, each over its drawing. */
export function LuminoList({ screen, seat, tray, label, caption = null, buttons }: ListProps) {
  const { noPicture } = screen;
  const list = useRef<HTMLUListElement>(null);
  const pickable = seat.pickable.value;
  const chosen = seat.chosen.value;
  const texts = tableTexts.value;
  // One stop for the Tab key: what is chosen, else what can be picked, else the first.
  const luminos = tray.slots.map(({ lumino }) => lumino);
  const stop =
    luminos.find((each) => chosen.includes(each)) ?? luminos.find((each) => pickable.includes(each)) ?? luminos[0];
  const elements = useRef(new Map<LuminoId, HTMLButtonElement | null>());
  useImperativeHandle(buttons, () => ({
    first: elements.current.get(luminos[0]) ?? null,
    firstToPick: pickable.includes(stop) ? (elements.current.get(stop) ?? null) : null,
  }));

  const pick = (lumino: LuminoId, isByKey: boolean) => {
    // A tap on a held lumino lets it go; Enter goes on to the reef with it.
    const goesOn = isByKey && tray.place === 'hand';
    if (!goesOn || seat.held.peek() !== lumino) seat.act({ type: 'pick', lumino });
    if (!goesOn || seat.held.peek() !== lumino) return;
    const lay = handiestLay(seat.lays.peek(), screen.cursor.peek());
    if (lay !== null) focusField(screen, lay.numberOn);
  };
  const press = (event: KeyboardEvent) => {
    if (!hasModifier(event) && moveFocus(list.current, event.key)) event.preventDefault();
  };
  return (
    <ul class="luminos" ref={list} aria-label={label} onKeyDown={press}>
      {tray.slots.map(({ lumino, middle }) => (
        <li key={lumino}>
          <button
            type="button"
            ref={(element) => void elements.current.set(lumino, element)}
            tabIndex={lumino === stop ? 0 : -1}
            style={boxAround(middle, tray, noPicture.value === null)}
            aria-pressed={chosen.includes(lumino)}
            aria-disabled={!pickable.includes(lumino)}
            id={`lumino-${lumino}`}
            aria-label={luminoName(texts, lumino)}
            aria-labelledby={caption === null ? undefined : `lumino-${lumino} caption-${lumino}`}
            onClick={(event) => pick(lumino, event.detail === 0)}
          >
            {noPicture.value !== null && <LuminoFace lumino={lumino} />}
          </button>
          {caption !== null && <Caption caption={caption} lumino={lumino} style={captionBox(middle, tray)} />}
        </li>
      ))}
    </ul>
  );
}

interface CaptionProps {
  readonly caption: LuminoCaption;
  readonly lumino: LuminoId;
  readonly style: ReturnType<typeof captionBox>;
}

function Caption({ caption, lumino, style }: CaptionProps) {
  const { words, signs } = caption(lumino);
  return (
    <span class="caption" aria-hidden="true" title={words} style={style}>
      <span class="unseen" id={`caption-${lumino}`}>
        {words}
      </span>
      {signs}
    </span>
  );
}

/** Luminos that are only looked at: what others have in their displays. */
export function LuminosSeen({ screen, tray, label }: Props) {
  const texts = tableTexts.value;
  return (
    <ul class="luminos seen" aria-label={label}>
      {tray.slots.map(({ lumino, middle }) => (
        <li key={lumino} style={boxAround(middle, tray, false)}>
          <span class="unseen">{luminoName(texts, lumino)}</span>
          {screen.noPicture.value !== null && <LuminoFace lumino={lumino} />}
        </li>
      ))}
    </ul>
  );
}

/** What a finger needs, in pixels. */
const LEAST_HEIGHT = 48;

function boxAround({ x, y }: Point, { unit, place }: Tray, hasPicture: boolean) {
  const width = 2 * unit;
  // In the hand it turns. Where it is small, it can be hit beyond its edges: the canvas finds the nearest.
  const least = hasPicture ? LEAST_HEIGHT : Math.min(LEAST_HEIGHT, 1.34 * unit);
  const height = place === 'hand' ? 2 * unit : Math.max(1.16 * unit, least);
  return {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${x - width / 2}px, ${y - height / 2}px)`,
    fontSize: `${unit * 0.36}px`,
  };
}

/** As wide as its lumino's place, at the lower edge of the tray. */
function captionBox({ x }: Point, { unit, area }: Tray) {
  return {
    width: `${2.1 * unit}px`,
    transform: `translate(${x - 1.05 * unit}px, calc(${area.y + area.height}px - 100%))`,
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
