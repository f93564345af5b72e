import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../rules/state';
import { GripIcon } from '../screens/setup/icons';
import { drag, dragBy, letGo, pickUp } from '../screens/setup/people/dragging';
import { sitDown } from './sitDown';

/** What a finger holds to drag somebody to another seat. The arrows beside it do the same for everyone else. */
export function Grip({ seat }: { readonly seat: Seat }) {
  const pressed = useRef<{ readonly pointer: number; readonly y: number } | null>(null);

  const down = (event: TargetedPointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ul');
    if (event.button !== 0 || drag.value !== null || list === null) return;
    // Keeps a mouse from selecting text on its way.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { pointer: event.pointerId, y: event.clientY };
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    pickUp(
      rows.map(({ top, height }) => ({ top, height })),
      seat,
    );
  };
  const isOurs = (event: PointerEvent) => pressed.current?.pointer === event.pointerId;
  const move = (event: PointerEvent) => {
    if (pressed.current !== null && isOurs(event)) dragBy(event.clientY - pressed.current.y);
  };
  const up = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    pressed.current = null;
    const dragged = letGo();
    if (dragged !== null) sitDown(dragged.from, dragged.to);
  };
  const giveUp = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    pressed.current = null;
    letGo();
  };

  return (
    <span
      class="grip"
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={giveUp}
      onLostPointerCapture={giveUp}
    >
      <GripIcon />
    </span>
  );
}
