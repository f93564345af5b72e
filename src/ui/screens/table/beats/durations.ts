import type { Motion } from '../../../../board/view';
import type { Made } from '../../../../history/timeline';
import type { Seat } from '../../../../rules/state';
import type { Beat } from '../../../../store/table/beats';

/** How long each beat is seen, in milliseconds, unless a touch skips it. */
const BEAT_MS: Readonly<Record<Beat['type'], number>> = {
  turn: 1200,
  scoring: 600,
  scored: 1200,
  round: 500,
  next: 1600,
  takenBack: 1600,
};

/** A start lumino is seen at a glance; after the last one, atoll and displays fill one by one. */
const START_MS = 500;
const DEAL_MS = 1000;

/** Who is next, if that is a character: for those who watch it. */
const CHARACTER_MS = 900;

/** A player who asks to see it again has the time to look. */
const REPLAY_MS = 2400;

/** A finger that comes so soon belongs to what was done before: it neither skips nor does anything. */
export const DEAF_MS = 500;

/**
 * Zero for what is not shown at all, infinite for what waits to be sent away. Without motion things happen at once: only
 * what has to be read stays for a while. The card with words waits for its player. A character waits for nobody, and its
 * turn was seen move by move.
 */
export function beatDuration(
  beat: Beat,
  motion: Motion,
  isWithCard: boolean,
  isCharacter: (seat: Seat) => boolean = () => false,
): number {
  switch (beat.type) {
    case 'turn':
      if (motion === 'off') return 0;
      return startDuration(beat.made[0]) ?? (isCharacter(beat.seat) ? 0 : BEAT_MS.turn);
    case 'scoring':
    case 'round':
      return motion === 'off' ? 0 : BEAT_MS[beat.type];
    case 'scored':
    case 'takenBack':
      return BEAT_MS[beat.type];
    case 'next':
      if (isCharacter(beat.seat)) return CHARACTER_MS;
      return beat.isReturn || isWithCard ? Number.POSITIVE_INFINITY : BEAT_MS.next;
  }
}

/** The same for a beat that is seen again. */
export function replayDuration({ type }: Beat): number {
  return Math.max(REPLAY_MS, BEAT_MS[type]);
}

function startDuration(made: Made | undefined): number | null {
  if (made?.move.type !== 'layStart') return null;
  return made.events.some(({ type }) => type === 'drawn') ? DEAL_MS : START_MS;
}
