import type { TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../rules/state';
import { setupTexts } from '../../../app/state/texts';
import { seatedIn } from '../draft';
import { DownIcon, GripIcon, UpIcon } from '../icons';
import { useSetup } from '../setupState';

/** What a finger holds to drag a person to another seat. The arrows beside it do the same for the keyboard. */
export function DragHandle({ seat }: { readonly seat: Seat }) {
  const { drag, startDrag, dragBy, endDrag, changeSeat } = useSetup();
  const pressed = useRef<{ readonly pointer: number; readonly y: number } | null>(null);

  const down = (event: TargetedPointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ul');
    if (event.button !== 0 || drag.value !== null || list === null) return;
    // Keeps a mouse from selecting text on its way.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { pointer: event.pointerId, y: event.clientY };
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    startDrag(
      rows.map(({ top, height }) => ({ top, height })),
      seat,
    );
  };
  const isOurs = (event: PointerEvent) => pressed.current?.pointer === event.pointerId;
  const move = (event: PointerEvent) => {
    if (pressed.current !== null && isOurs(event)) dragBy(event.clientY - pressed.current.y);
  };
  const drop = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    pressed.current = null;
    const dragged = endDrag();
    if (dragged !== null) changeSeat(dragged.from, dragged.to);
  };
  const cancel = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    pressed.current = null;
    endDrag();
  };

  return (
    <span
      class="grip"
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
    >
      <GripIcon />
    </span>
  );
}

interface ArrowProps {
  readonly who: string;
  readonly seat: Seat;
}

/** One place up, one place down. */
export function SeatArrows({ who, seat }: ArrowProps) {
  const { draft, changeSeat } = useSetup();
  const { up, down } = setupTexts.value;
  const last = seatedIn(draft.value).length - 1;
  const pressed = useRef<HTMLElement | null>(null);
  // The row moves in the document, and what moves loses the focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [seat]);
  const step = (button: HTMLElement, to: Seat) => {
    if (to < 0 || to > last) return;
    pressed.current = button;
    changeSeat(seat, to);
  };
  return (
    <div class="steps">
      <button
        type="button"
        class="iconButton"
        aria-label={up(who)}
        aria-disabled={seat === 0}
        onClick={({ currentTarget }) => step(currentTarget, seat - 1)}
      >
        <UpIcon />
      </button>
      <button
        type="button"
        class="iconButton"
        aria-label={down(who)}
        aria-disabled={seat === last}
        onClick={({ currentTarget }) => step(currentTarget, seat + 1)}
      >
        <DownIcon />
      </button>
    </div>
  );
}
