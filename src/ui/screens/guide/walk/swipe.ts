/** How far a finger goes to turn a page; and so much further sideways than up or down, or it scrolls. */
const LEAST_PX = 48;
const SLANT = 1.6;

/** Turns pages by touch: to the left for the next one. A mouse has buttons for that. */
export function swipeOf(turn: (by: 1 | -1) => void) {
  let from: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  return {
    onPointerDown({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent): void {
      // A second finger makes it something else.
      from = pointerType === 'touch' && isPrimary ? { id, x, y } : null;
    },
    onTouchMove(event: TouchEvent): void {
      const [touch] = event.touches;
      if (from === null || touch === undefined || !event.cancelable) return;
      // Else the browser takes it for a fling, and swallows the tap that follows.
      if (Math.abs(touch.clientX - from.x) > Math.abs(touch.clientY - from.y)) event.preventDefault();
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent): void {
      const start = from;
      from = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) > SLANT * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      from = null;
    },
  };
}
