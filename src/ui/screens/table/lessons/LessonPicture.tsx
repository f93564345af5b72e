import type { Lesson } from '../../../../store/lessons/lesson';

/** A finger that carries a lumino: into the atoll, or onto two fields. Fingertips are filled, what they do is lines. */
export function LessonPicture({ gesture }: { readonly gesture: NonNullable<Lesson['gesture']> }) {
  return (
    <svg class={`lessonPicture ${gesture}`} viewBox="0 0 64 64" aria-hidden="true">
      {gesture === 'bring' ? (
        <rect class="thing" x="9" y="3" width="46" height="24" rx="7" />
      ) : (
        <path
          class="thing"
          d="M22.500 4 32 9.500v11L22.500 26 13 20.500v-11ZM41.500 4 51 9.500v11L41.500 26 32 20.500"
        />
      )}
      <path class="way" d="M32 42V33M27.500 36.500 32 32l4.500 4.500" />
      <g class="carried">
        <path class="lumino" d="M14.500 50.500a8 8 0 0 1 14-4h7a8 8 0 1 1 0 8h-7a8 8 0 0 1-14-4Z" />
        <circle class="tip" cx="32" cy="57" r="5.500" />
      </g>
    </svg>
  );
}
