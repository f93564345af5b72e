import { NIGHT } from '../../../art/shades';
import type { FieldId } from '../../../rules/data/hex';
import type { LaidLumino } from '../../../rules/reef';
import { bodyOf } from './bodies';
import { Veil } from './Lit';
import { Depth, Face, Glyphs, Shadow, Wall } from './Lumino';
import { middleOf, topAt, translate } from './shape';

interface Props {
  readonly luminos: readonly LaidLumino[];
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
function Dimmed({ lying, lit }: { readonly lying: LaidLumino; readonly lit: readonly FieldId[] }) {
  const { numberOn, otherOn, isNumberVisible, isOtherVisible, level } = lying;
  const isNumberLit = isNumberVisible && lit.includes(numberOn);
  const isOtherLit = isOtherVisible && lit.includes(otherOn);
  if (isNumberLit && isOtherLit) return null;
  if (isNumberLit) return <Veil fields={[otherOn]} level={level} />;
  if (isOtherLit) return <Veil fields={[numberOn]} level={level} />;
  const { outline, walls } = bodyOf(lying);
  return <path d={outline + walls.deep} transform={place(lying)} fill={NIGHT} fill-opacity=".55" />;
}

function place({ numberOn, otherOn, level }: LaidLumino): string {
  return translate(middleOf(topAt(numberOn, level), topAt(otherOn, level)));
}
