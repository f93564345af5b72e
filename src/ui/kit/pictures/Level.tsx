import { NIGHT } from '../../../art/shades';
import type { FieldId } from '../../../rules/data/hex';
import { Depth, Face, Glyphs, Shadow, Wall } from '../../pictures/Lumino';
import type { Lying } from '../../pictures/lying';
import { middleOf, topAt, translate } from '../../pictures/shape';
import { bodyOf } from './bodies';
import { Veil } from './Lit';

interface Props {
  readonly luminos: readonly Lying[];
  readonly lit: readonly FieldId[] | undefined;
}

/**
 * The luminos of one level, in passes: a shadow never falls on its own level, and no wall hides the face of the lumino in
 * front of it.
 */
export function Level({ luminos, lit }: Props) {
  const passes = [Shadow, Wall, Face, Depth, Glyphs];
  return (
    <>
      {passes.map((Pass) =>
        luminos.map((lying) => (
          <g key={lying.lumino} transform={place(lying)}>
            <Pass {...lying} />
          </g>
        )),
      )}
      {lit && luminos.map((lying) => <Dimmed key={lying.lumino} lying={lying} lit={lit} />)}
    </>
  );
}

/** Night over a lumino, or over the half of it that does not matter. */
function Dimmed({ lying, lit }: { readonly lying: Lying; readonly lit: readonly FieldId[] }) {
  const { numberOn, otherOn, isNumberSeen, isOtherSeen, level } = lying;
  const isNumberLit = isNumberSeen && lit.includes(numberOn);
  const isOtherLit = isOtherSeen && lit.includes(otherOn);
  if (isNumberLit && isOtherLit) return null;
  if (isNumberLit) return <Veil fields={[otherOn]} level={level} />;
  if (isOtherLit) return <Veil fields={[numberOn]} level={level} />;
  const { outline, walls } = bodyOf(lying);
  return <path d={outline + walls[0]} transform={place(lying)} fill={NIGHT} fill-opacity=".55" />;
}

function place({ numberOn, otherOn, level }: Lying): string {
  return translate(middleOf(topAt(numberOn, level), topAt(otherOn, level)));
}
