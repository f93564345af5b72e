import type { Gesture } from '../../../app/state/gestures';

interface Props {
  readonly gesture: Gesture;
  readonly isTouch: boolean;
}

/** Fingertips are filled, what they do is lines. */
export function GesturePicture({ gesture, isTouch }: Props) {
  return (
    <svg class="gesturePicture" viewBox="0 0 48 48" aria-hidden="true">
      {gesture === 'look' && <Look />}
      {gesture === 'zoom' && <Zoom />}
      {gesture === 'turn' && (isTouch ? <Turn /> : <TurnKey />)}
    </svg>
  );
}

/** A finger that stays on a stack. */
function Look() {
  return (
    <>
      <path class="thing" d="M24 22 42 30 24 38 6 30ZM6 36l18 8 18-8" />
      <circle class="ripple" cx="24" cy="15" r="12" />
      <circle class="tip" cx="24" cy="15" r="6.500" />
    </>
  );
}

/** Two fingers that part. */
function Zoom() {
  return (
    <>
      <path class="ripple" d="M28 20 39 9M39 17V9h-8M20 28 9 39M9 31v8h8" />
      <circle class="tip" cx="29" cy="29" r="6.500" />
      <circle class="tip" cx="15" cy="15" r="6.500" />
    </>
  );
}

/** One finger holds a lumino, another taps. */
function Turn() {
  return (
    <>
      <path class="thing" d="M8 22a8 8 0 0 1 14-2h4a8 8 0 1 1 0 10h-4A8 8 0 0 1 8 22Z" />
      <circle class="tip" cx="24" cy="25" r="6" />
      <circle class="ripple" cx="40" cy="40" r="7" />
      <circle class="tip" cx="40" cy="40" r="4" />
      <path class="ripple" d="M10 10a20 20 0 0 1 26-1M37 3v7h-7" />
    </>
  );
}

function TurnKey() {
  return (
    <>
      <rect class="thing" x="12" y="16" width="24" height="24" rx="5" />
      <path class="letter" d="M20 34V22h5a3.500 3.500 0 0 1 0 7h-5M25 29l4 5" />
      <path class="ripple" d="M10 10a20 20 0 0 1 26-1M37 3v7h-7" />
    </>
  );
}
