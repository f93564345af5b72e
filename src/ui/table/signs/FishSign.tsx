import type { Seat } from '../../../rules/state';

const MARKINGS: readonly string[] = [
  'M8.5 7.5v9',
  'M7.5 8v8M11.5 7v10',
  'M6.8 12h7',
  'M7.5 10h.01M11 9.5h.01M9.5 13.5h.01M13 13h.01',
];

/** A player's fish, told apart by its markings. */
export function FishSign({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="fish" viewBox="0 0 24 24" aria-hidden="true">
      <path
        class="body"
        d="M2 12C4.5 7.5 8 6 11 6c3.5 0 5.8 2 7.3 4.3L22 7v10l-3.7-3.3C16.8 16 14.5 18 11 18c-3 0-6.5-1.5-9-6Z"
      />
      <path class="marking" d={MARKINGS[seat]} />
      <path class="eye" d="M5.7 11h.01" />
    </svg>
  );
}
