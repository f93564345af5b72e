import { type CharacterName, FISH, type Fish, type Person } from '../../../history/record';
import { FishSign } from '../fish/FishSign';
import './character.css';

/** Back to front: what is behind, the body, what is painted onto it as shapes and as lines, and the eyes. */
interface Figure {
  readonly behind?: string;
  readonly body: string;
  readonly marks?: string;
  readonly lines?: string;
  readonly eyes: readonly (readonly [number, number, number])[];
}

const FIGURES: Readonly<Record<CharacterName, Figure>> = {
  // A young seal, face to face.
  easy: {
    behind: 'M1.6 23C2.4 17.6 6.4 15 12 15S21.6 17.6 22.4 23Z',
    body: 'M12 2.6C17 2.6 20.4 6 20.4 10.8C20.4 15.8 16.8 19.2 12 19.2S3.6 15.8 3.6 10.8C3.6 6 7 2.6 12 2.6Z',
    marks: 'M12 11.8C13.5 10.4 17.4 11 17.4 14.3C17.4 17 14.8 18.2 12 18.2S6.6 17 6.6 14.3C6.6 11 10.5 10.4 12 11.8Z',
    eyes: [
      [8, 8.6, 1.45],
      [16, 8.6, 1.45],
      [12, 12.8, 1.5],
    ],
  },
  // A manta ray, from above.
  middle: {
    body: 'M12 4.4C13 4.4 13.7 5 14.2 5.8C15 4 16.2 2.8 17 3.2C17.8 3.7 17 5.8 16 7.4C19.2 8.2 22.2 10.6 23.6 14.6C20 13.6 17 14.4 14.6 16.8C13.5 17.9 12.9 18.9 12.6 20.2L12 23.8L11.4 20.2C11.1 18.9 10.5 17.9 9.4 16.8C7 14.4 4 13.6.4 14.6C1.8 10.6 4.8 8.2 8 7.4C7 5.8 6.2 3.7 7 3.2C7.8 2.8 9 4 9.8 5.8C10.3 5 11 4.4 12 4.4Z',
    marks:
      'M9.8 9.8C7.6 10 5.6 11 4.4 12.4C6.8 12.2 8.9 12.8 10.4 14ZM14.2 9.8C16.4 10 18.4 11 19.6 12.4C17.2 12.2 15.1 12.8 13.6 14Z',
    eyes: [
      [9.3, 8, 0.95],
      [14.7, 8, 0.95],
    ],
  },
  // An old whale, from the side.
  strongest: {
    body: 'M23 13.6C23 17.8 18.9 20.6 13.5 20.6C8.4 20.6 4.8 18.2 3.6 14.2C3.2 12.9 2.7 11.9 1.9 11.1C1 10.2.3 9.2.2 7.8C1.8 7.6 3.2 8.3 4 9.5C4.4 7.9 5.5 6.7 7.1 6.3C7.5 7.9 7 9.6 5.9 11C7.2 12.4 8.8 12.5 10.1 11.4C12 9.6 14.3 8.8 16.8 8.8C20.6 8.8 23 10.9 23 13.6Z',
    marks: 'M22.4 16C20.9 18.9 17.6 20.6 13.5 20.6C11 20.6 8.9 20 7.2 19C12.3 19 18.2 18.2 22.4 16Z',
    lines: 'M16.8 6.4C16.8 4.6 15.6 3.4 13.9 3.3M16.8 6.4C16.8 4.6 18 3.4 19.7 3.3',
    eyes: [[18.9, 13.4, 1.15]],
  },
};

/** A character as it looks, alone. */
export function CharacterSign({
  character,
  className = '',
}: {
  readonly character: CharacterName;
  readonly className?: string;
}) {
  const { behind, body, marks, lines, eyes } = FIGURES[character];
  return (
    <svg class={`fish character ${character} ${className}`} viewBox="-3 -3 30 30" aria-hidden="true">
      <circle class="ring" cx="12" cy="12" r="14" />
      <g class="figure">
        {behind && <path class="behind" d={behind} />}
        <path class="body" d={body} />
        {marks && <path class="marks" d={marks} />}
        {lines && <path class="lines" d={lines} />}
        {eyes.map(([x, y, radius]) => (
          <circle key={x} class="eye" cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  );
}

export interface SignedPerson {
  readonly fish: Fish;
  /** The character that thinks for them, if one does. */
  readonly mind: { readonly character: CharacterName } | null;
}

/** Who sits there: a person's fish, or a character in a ring of its fish's colour. */
export function PersonSign({ fish, mind }: SignedPerson) {
  return mind === null ? <FishSign fish={fish} /> : <CharacterSign character={mind.character} className={fish} />;
}

/** The same by seat, where the game may not say who plays. */
export function SeatSign({ people, seat }: { readonly people: readonly Person[]; readonly seat: number }) {
  return <PersonSign fish={people[seat]?.fish ?? FISH[seat]} mind={people[seat]?.mind ?? null} />;
}
