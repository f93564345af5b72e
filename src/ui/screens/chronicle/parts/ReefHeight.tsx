import './reefHeight.css';

/** How many levels can be told apart at that size; what is higher ends there. */
const MOST_DRAWN = 9;
const STEP = 3.2;

/** A tower of luminos, as high as the reef was. */
export function ReefHeight({ levels }: { readonly levels: number }) {
  const drawn = Math.min(levels, MOST_DRAWN);
  const height = 10 + STEP * (drawn - 1);
  return (
    <svg
      class="reefHeight"
      viewBox={`0 ${-height} 16 ${height}`}
      style={{ height: `${height / 14}rem` }}
      aria-hidden="true"
    >
      {Array.from({ length: drawn }, (_, level) => (
        <path
          key={level}
          class={level === drawn - 1 ? 'top' : level % 2 === 0 ? 'even' : 'odd'}
          d={`M8 ${-8.8 - STEP * level}l7 3.600v1.600l-7 3.600-7-3.600v-1.600Z`}
        />
      ))}
    </svg>
  );
}
