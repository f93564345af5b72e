import { HALVES, type HalfId, type LuminoId, numberHalf, otherHalf } from '../../../rules/data/luminos';
import { tableTexts } from '../../app/state/texts';
import './face.css';

/** A lumino in letters, for when nothing can be drawn. */
export function LuminoFace({ lumino }: { readonly lumino: LuminoId }) {
  return (
    <span class="letters" aria-hidden="true">
      <HalfFace half={numberHalf(lumino)} />
      <HalfFace half={otherHalf(lumino)} />
    </span>
  );
}

function HalfFace({ half }: { readonly half: HalfId }) {
  return <span class={`half ${HALVES[half].colour}`}>{shortHalf(half)}</span>;
}

/** "P5", "P Sh" or "P". */
export function shortHalf(half: HalfId): string {
  const { words } = tableTexts.value;
  const { colour, value, animal } = HALVES[half];
  const shows = value ?? (animal === null ? '' : words.shortAnimal(animal));
  return `${words.shortColour(colour)}${animal === null ? '' : ' '}${shows}`;
}
