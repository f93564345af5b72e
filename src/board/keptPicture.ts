/** Asks the board's canvas to draw once more what it shows: browsers forget a WebGL picture as soon as it was seen. */
export const DRAW_AGAIN = 'drawagain';

/** A copy of what that canvas shows, to lie in its place while it shows something else. */
export function copyPicture(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.dispatchEvent(new Event(DRAW_AGAIN));
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.style.width = canvas.style.width;
  copy.style.height = canvas.style.height;
  if (copy.width > 0 && copy.height > 0) copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
