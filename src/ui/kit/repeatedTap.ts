import { usePageState } from './pageState';

/** A finger that taps twice within this time meant it once: another button may lie there by now. */
export const REPEATED_TAP_MS = 500;

/** How far apart two taps of one trembling finger may lie. */
const SAME_SPOT_PX = 48;

/** Whether a click is only the second half of a double tap, on whichever button. Keys are never. */
export type RepeatedTapCheck = (event: MouseEvent) => boolean;

function createRepeatedTapCheck(): RepeatedTapCheck {
  let last: Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> | null = null;
  return (event) => {
    if (event.detail === 0) return false;
    const { timeStamp, clientX, clientY } = event;
    const isRepeated =
      last !== null &&
      timeStamp - last.timeStamp < REPEATED_TAP_MS &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < SAME_SPOT_PX;
    if (!isRepeated) last = { timeStamp, clientX, clientY };
    return isRepeated;
  };
}

/** One check for all buttons of the page. */
export function useRepeatedTap(): RepeatedTapCheck {
  return usePageState(createRepeatedTapCheck);
}
