import { useId } from 'preact/hooks';
import { chooseSeating, SEATINGS, type Seating, seating } from '../../app/state/preferences';
import { settingsTexts } from '../../app/state/texts';

/** Two ways to sit, each with a picture and what happens then. */
export function SeatingSetting() {
  const { name, around, aroundAbout, handOn, handOnAbout } = settingsTexts.value.seating;
  const id = useId();
  const words: Readonly<Record<Seating, readonly [name: string, about: string]>> = {
    around: [around, aroundAbout],
    handOn: [handOn, handOnAbout],
  };
  return (
    <fieldset class="setting" aria-labelledby={id}>
      <b id={id}>{name}</b>
      <div class="seatings">
        {SEATINGS.map((each) => {
          const [heading, about] = words[each];
          return (
            <button key={each} type="button" aria-pressed={each === seating.value} onClick={() => chooseSeating(each)}>
              {each === 'around' ? <AroundPicture /> : <HandOnPicture />}
              <b>{heading}</b>
              <span>{about}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

// Seen from above: people (a head over shoulders) and the tablet with a reef and a button on it. Who is to play is lit.

interface Position {
  readonly x: number;
  readonly y: number;
  /** In degrees; 0 looks up the picture. */
  readonly turn: number;
}

function Person({ x, y, turn, isNext = false }: Position & { readonly isNext?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={isNext ? 'person next' : 'person'}>
      <rect x="-12" y="-4.5" width="24" height="9" rx="4.5" />
      <circle r="5.5" cy="-1" />
    </g>
  );
}

/** `turn` is the way its reader looks. */
function Tablet({ x, y, turn, isWide = false }: Position & { readonly isWide?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {isWide ? (
        <rect x="-13" y="-18" width="26" height="36" rx="4" />
      ) : (
        <rect x="-18" y="-13" width="36" height="26" rx="4" />
      )}
      <path d={`${hexagon(0, -7)}${hexagon(-4.4, 0.4)}${hexagon(4.4, 0.4)}`} class="next" />
      <path d={isWide ? 'M-5 12H5' : 'M-6 8.5H6'} class="next" />
    </g>
  );
}

function hexagon(x: number, y: number): string {
  return `M${x} ${y - 4.4}l3.8 2.2v4.4l-3.8 2.2-3.8-2.2v-4.4z`;
}

function AroundPicture() {
  return (
    <svg viewBox="0 0 132 84" aria-hidden="true">
      <Person x={66} y={11} turn={180} />
      <Person x={30} y={42} turn={90} isNext />
      <Person x={66} y={73} turn={0} />
      <Person x={102} y={42} turn={-90} />
      <Tablet x={66} y={42} turn={90} isWide />
      <path d="M48 70a24 24 0 0 1-15-11m-1.5 6.5L33 59l6.5 1.5" class="next" />
    </svg>
  );
}

function HandOnPicture() {
  return (
    <svg viewBox="0 0 132 84" aria-hidden="true">
      <Person x={34} y={69} turn={0} />
      <Person x={98} y={69} turn={0} isNext />
      <rect x="16" y="28" width="36" height="26" rx="4" stroke-dasharray="3 4" class="gone" />
      <Tablet x={98} y={41} turn={0} />
      <path d="M40 19c13-10 32-10 46-1m-1-7 1 7-7 1" class="next" />
    </svg>
  );
}
