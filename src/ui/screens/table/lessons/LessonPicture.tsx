import type { Lesson } from '../../../../store/lessons/lesson';

/** A finger that carries a lumino: up into the atoll, or into the reef. Fingertips are filled, what they do is lines. */
export function LessonPicture({ gesture }: { readonly gesture: NonNullable<Lesson['gesture']> }) {
  return (
    <svg class={`lessonPicture ${gesture}`} viewBox="0 0 64 64" aria-hidden="true">
      {gesture === 'bring' ? (
        <>
          <rect class="thing" x="14" y="4" width="36" height="20" rx="6" />
          <path class="way" d="M32 46V30M26.500 35.500 32 30l5.500 5.500" />
        </>
      ) : (
        <>
          <path
            class="thing"
            d="M32 3.500 43 10v12L32 28.500 21 22V10ZM54 3.500 62 8.200M43 10l11-6.500M10 3.500 2 8.200M21 10 10 3.500"
          />
          <path class="way" d="M32 48V34M26.500 39.500 32 34l5.500 5.500" />
        </>
      )}
      <g class="carried">
        <path
          class="lumino"
          d="M19 50a6.500 6.500 0 0 1 11.500-3.200h3A6.500 6.500 0 1 1 33.500 53.500h-3A6.500 6.500 0 0 1 19 50Z"
        />
        <circle class="tip" cx="32" cy="57" r="5" />
      </g>
    </svg>
  );
}
