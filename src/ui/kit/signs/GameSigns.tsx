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

export function BagSign() {
  return (
    <svg class="bagSign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="body" d="M9 7.5C5 10 3 13.5 3 16.8 3 20.5 6.5 22 12 22s9-1.5 9-5.2c0-3.3-2-6.8-6-9.3Z" />
      <path class="string" d="M8 7.5h8M9 7.5 7.5 3.5c1.5.8 2.5-.8 4.5-.8s3 1.6 4.5.8L15 7.5" />
    </svg>
  );
}

export function LimestoneSign() {
  return (
    <svg class="limestone" viewBox="0 0 24 24" aria-hidden="true">
      <path class="body" d="M4 9.5 9.5 4l7 .8L21 11l-2.5 7.5L10 21l-6.5-4.5Z" />
      <path class="pores" d="M9 10h.01M14.5 9h.01M12 14.5h.01M16.5 14.5h.01M8 15.5h.01" />
    </svg>
  );
}

/** Remote limestone: a field that takes points, not a stone in store. */
export function RemoteSign() {
  return (
    <svg class="remote" viewBox="0 0 24 24" aria-hidden="true">
      <path class="field" d="M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z" />
      <path class="minus" d="M7.5 12h9" />
    </svg>
  );
}

/** The sign of a level, as the marks on the luminos have it. */
export function LayersSign() {
  return (
    <svg class="layers" viewBox="-7 -7 14 14" aria-hidden="true">
      <path class="low" d="M0 0.400 6 3.200 0 6-6 3.200Z" />
      <path class="middle" d="M0-2.600 6 0.200 0 3-6 0.200Z" />
      <path class="high" d="M0-5.600 6-2.800 0 0-6-2.800Z" />
    </svg>
  );
}

/** The turtle that marks the round. */
export function TurtleSign() {
  return (
    <svg class="turtleSign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        class="limbs"
        d="M19 10.5c2.3-.8 3.8.3 3.6 1.7-.2 1.3-1.9 1.9-3.8 1.2M7 7.5C5.5 5.500 5.500 4 7.300 4.200c1.600.2 3 1.600 3.500 3M15 7c1-1.800 2.500-2.700 3.700-2 1.200.8.5 2.500-1.200 3.700M7 16.500c-1.500 2-1.500 3.500.3 3.300 1.600-.2 3-1.600 3.500-3M15 17c1 1.800 2.500 2.700 3.700 2 1.200-.8.5-2.500-1.200-3.700M4.500 12H2"
      />
      <ellipse class="carapace" cx="12" cy="12" rx="7.500" ry="5.600" />
      <path class="plates" d="M9.500 9.500h5l2 2.500-2 2.500h-5l-2-2.500Z" />
    </svg>
  );
}

/** Whoever has it has something to say: a bubble with a question mark. */
export function WhySign() {
  return (
    <svg class="whySign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3c5.200 0 9.200 3.300 9.200 7.600s-4 7.600-9.200 7.600c-.8 0-1.600-.1-2.300-.2L5 21l.7-4.300C3.900 15.300 2.800 13.100 2.800 10.600 2.800 6.300 6.800 3 12 3Z" />
      <path d="M9.800 8.600c.2-1.300 1.100-2 2.300-2 1.300 0 2.300.8 2.300 2 0 1.700-2.300 1.700-2.300 3.500M12.100 14.800h.01" />
    </svg>
  );
}

/** Who has most of a colour: its token below a crown. */
export function CrownSign() {
  return (
    <svg class="crown" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 18.500 3 7l5.200 4L12 5l3.800 6L21 7l-1 11.500Z" />
    </svg>
  );
}
