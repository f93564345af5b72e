import type { Colour } from '../../../rules/data/luminos';
import type { TokenSide } from '../../../rules/state';

// Each colour keeps its second sign: furrows, a fork, a ring, a star.
const MARKS: Readonly<Record<Colour, string>> = {
  yellow: 'M6.5 9.5c2-2.5 3.5 2.5 5.5 0s3.5 2.5 5.5 0M6.5 14.5c2-2.5 3.5 2.5 5.5 0s3.5 2.5 5.5 0',
  pink: 'M12 18V12M12 13 8 8M12 13l4-5M10 10.5V6.5M14 10.5V6.5',
  green: 'M12 7.5a4.5 4.5 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0',
  blue: 'M12 6.5v11M7.2 9.2l9.6 5.6M16.8 9.2l-9.6 5.6',
};

/** A scoring token: the coral, the jellyfish, or the empty place that it left. */
export function TokenSign({ colour, side }: { readonly colour: Colour; readonly side: TokenSide }) {
  return (
    <svg class={`token ${colour} ${side}`} viewBox="0 0 24 24" aria-hidden="true">
      {side === 'coral' && (
        <>
          <path class="body" d="M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z" />
          <path class="mark" d={MARKS[colour]} />
        </>
      )}
      {side === 'jellyfish' && (
        <>
          <path
            class="bell"
            d="M4 11.5a8 8.5 0 0 1 16 0c0 1.5-1.5 2-2.7 1-1 1.2-2.7 1.2-3.6 0-.9 1.2-2.5 1.2-3.4 0-.9 1.2-2.6 1.2-3.6 0-1.2 1-2.7.5-2.7-1Z"
          />
          <path class="arms" d="M7.5 15c-1.5 2.5 1 4-.5 6.5M12 15.5c-1.5 2.5 1.5 4 0 6.5M16.5 15c-1.5 2.5 1 4-.5 6.5" />
        </>
      )}
      {side === 'gone' && <path class="gap" d="M12 5 18 8.5v7L12 19l-6-3.5v-7Z" />}
    </svg>
  );
}
