import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../rules/state';
import { seatedIn } from '../screens/setup/draft';
import { DownIcon, UpIcon } from '../screens/setup/icons';
import { draft } from './keeping';
import { sitDown } from './sitDown';
import { setupTexts } from './texts';

interface Props {
  readonly who: string;
  readonly seat: Seat;
}

/** One place up, one place down. */
export function Steps({ who, seat }: Props) {
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
    sitDown(seat, to);
  };
  return (
    <div class="steps">
      <button
        type="button"
        class="quietButton"
        aria-label={up(who)}
        aria-disabled={seat === 0}
        onClick={({ currentTarget }) => step(currentTarget, seat - 1)}
      >
        <UpIcon />
      </button>
      <button
        type="button"
        class="quietButton"
        aria-label={down(who)}
        aria-disabled={seat === last}
        onClick={({ currentTarget }) => step(currentTarget, seat + 1)}
      >
        <DownIcon />
      </button>
    </div>
  );
}
