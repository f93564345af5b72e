/** A finger that taps twice within so many milliseconds meant it once: another button may lie there by now. */
export const TREMBLE = 500;

/** As far apart, in pixels, two taps of one trembling finger may lie. */
const NEAR = 48;

let last: Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> | null = null;

/** Whether this click is only the second half of a double tap. Keys do not tremble. */
export function isTremble(event: MouseEvent): boolean {
  if (event.detail === 0) return false;
  const { timeStamp, clientX, clientY } = event;
  const isAgain =
    last !== null &&
    timeStamp - last.timeStamp < TREMBLE &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR;
  if (!isAgain) last = { timeStamp, clientX, clientY };
  return isAgain;
}
