import type { Fish } from '../../../history/record';
import './fish.css';

/** Back to front: fins, skin, what is painted onto it as shapes and as lines, and where the eye is. */
interface Figure {
  readonly fins?: string;
  readonly skin: string;
  readonly marks?: string;
  readonly lines?: string;
  readonly eye: readonly [number, number, number];
}

const FIGURES: Readonly<Record<Fish, Figure>> = {
  // Plump, with bands.
  clownfish: {
    fins: 'M8.2 7.4C8.8 4.1 13.2 2.7 16.4 5.6V7.6ZM9.4 17C9.6 20.2 12.4 21.6 14.8 20.3L15.2 17Z',
    skin: 'M22 12C20.6 8 16.8 5.4 12.4 5.4C9.2 5.4 6.5 7.1 5 9.6C4 8.2 2.7 7.3 1.7 7.6C.7 7.9.8 9.3 1.3 10.6C1.6 11.5 1.6 12.5 1.3 13.4C.8 14.7.7 16.1 1.7 16.4C2.7 16.7 4 15.8 5 14.4C6.5 16.9 9.2 18.6 12.4 18.6C16.8 18.6 20.6 16 22 12Z',
    marks:
      'M14 5.5Q15.4 5.8 16.8 6.3C15.6 9.6 15.6 14.4 16.8 17.7Q15.4 18.2 14 18.5C12.9 14.4 12.9 9.6 14 5.5ZM7.8 6.7Q9 6 10.2 5.7C9.3 9.6 9.3 14.4 10.2 18.3Q9 18 7.8 17.3C7.1 14 7.1 10 7.8 6.7Z',
    eye: [18.7, 10.8, 1.25],
  },
  // Tall, with a fin up and a fin down.
  angelfish: {
    skin: 'M22 12C20.7 9.4 18.6 7.8 16.4 7C14.6 4.3 10.6 1.7 5.4.8C7.7 3.3 8.4 5.9 8.2 8.2C7.2 9.2 6.3 10.3 5.6 10.9L2.2 8.2C2.7 10.8 2.7 13.2 2.2 15.8L5.6 13.1C6.3 13.7 7.2 14.8 8.2 15.8C8.4 18.1 7.7 20.7 5.4 23.2C10.6 22.3 14.6 19.7 16.4 17C18.6 16.2 20.7 14.6 22 12Z',
    marks:
      'M15.2 5.6L16.4 7 17.2 7.3C16.2 10.4 16.2 13.6 17.2 16.7L16.4 17 15.2 18.4C14 14.4 14 9.6 15.2 5.6ZM9.7 2Q10.8 2.5 11.8 3C12.5 9 12.5 15 11.8 21Q10.8 21.5 9.7 22C10.6 15 10.6 9 9.7 2Z',
    eye: [18.9, 11, 1.2],
  },
  // A ball with spikes.
  pufferfish: {
    fins: 'M7.7 7.7L6.1 3.6 9.6 6.2ZM10.3 5.9L10.8 1.6 12.7 5.5ZM13.4 5.5L15.9 1.9 15.8 6.3ZM16.3 6.7L20.2 4.6 18.1 8.5ZM18.1 15.5L20.2 19.4 16.3 17.3ZM15.8 17.7L15.9 22.1 13.4 18.5ZM12.7 18.5L10.8 22.4 10.3 18.1ZM9.6 17.8L6.1 20.4 7.7 16.3ZM7 10.2C5.2 9.8 3.4 8.7 1.6 7.6C2.3 10.5 2.3 13.5 1.6 16.4C3.4 15.3 5.2 14.2 7 13.8Z',
    skin: 'M5.3 12A7.3 7.3 0 1 1 19.9 12A7.3 7.3 0 1 1 5.3 12Z',
    lines: 'M8.7 9.2h.01M11.5 7.4h.01M12 10.7h.01M8.4 12.8h.01M18.7 13.2C18.3 14.3 17.5 15 16.3 15.1',
    eye: [16.2, 10.2, 1.7],
  },
  // Long, with a sword.
  swordfish: {
    fins: 'M13.1 9.3C11.6 6.1 8.7 4.5 5.5 4.8C7.2 7 7.6 9.4 7.3 11.8ZM13.6 14C13.9 16.9 12.7 19.2 10.3 20.5C10.7 18.4 10.3 16.7 9.6 15.2Z',
    skin: 'M23.6 9.4L16.4 9.6C13.4 7.9 9.9 8.3 7.5 10.2C6.3 11.2 5.5 12.6 4.9 13.5C3.7 11.7 2 10.4.2 9.8C1.2 11.6 1.8 13.4 2.3 15.4C2.9 17.4 3.1 19.4 3.1 21.8C4.6 20.1 5.4 17.8 5.5 15.5C8.8 17.4 14.6 16.4 17.3 12.3Z',
    marks: 'M5.5 15.5C8.8 17.4 14.6 16.4 17.3 12.3L23.6 9.4 16.9 11.4C13.7 14.1 9.1 15.3 5.3 14.7Z',
    eye: [14.8, 10.6, 1.1],
  },
};

/** A player's fish: each has its own outline and its own colour, none of them a coral's. */
export function FishSign({ fish }: { readonly fish: Fish }) {
  const { fins, skin, marks, lines, eye } = FIGURES[fish];
  const [x, y, radius] = eye;
  return (
    <svg class={`fish ${fish}`} viewBox="0 0 24 24" aria-hidden="true">
      {fins && <path class="fins" d={fins} />}
      <path class="skin" d={skin} />
      {marks && <path class="marks" d={marks} />}
      {lines && <path class="lines" d={lines} />}
      <circle class="pupil" cx={x} cy={y} r={radius} />
    </svg>
  );
}
