import { useRef } from 'preact/hooks';
import type { Table } from '../../store/table';
import { TurnIcon } from '../kit/signs/icons';
import { tableTexts } from './texts';
import '../screens/table/turn/turnButton.css';

/** So long after a pointer a click is taken for its echo. */
const ECHO = 500;

/** Turns the lumino in hand. While one finger drags it, another may tap here. */
export function TurnButton({ table }: { readonly table: Table }) {
  const { turn } = tableTexts.value.screen;
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  if (table.held.value === null) return null;
  return (
    <button
      type="button"
      class="round turnButton"
      aria-label={turn}
      title={turn}
      // A second finger makes no click: browsers click with the first one only.
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        touchedAt.current = event.timeStamp;
        table.turn();
      }}
      onPointerUp={(event) => {
        touchedAt.current = event.timeStamp;
      }}
      // Without this a second tap zooms the page on iPads, whatever touch-action says.
      onTouchEnd={(event) => {
        if (event.cancelable) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.timeStamp - touchedAt.current > ECHO) table.turn();
      }}
    >
      <TurnIcon />
    </button>
  );
}
