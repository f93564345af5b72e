import type { LuminoId } from '../../../rules/data/luminos';
import { Definitions } from './Definitions';
import { Face, Glyphs, Wall } from './Lumino';
import { Picture } from './Picture';
import { partsOf } from './parts';
import { outlineOf } from './shape';

const OUTLINE = outlineOf(0, 3);

/** One lumino that lies flat, and light around it if it is lit. What it shows is said by what it is part of. */
export function LuminoPicture({ lumino, isLit = false }: { readonly lumino: LuminoId; readonly isLit?: boolean }) {
  const laid = { lumino, level: 4, direction: 0, isNumberVisible: true, isOtherVisible: true };
  return (
    <Picture viewBox="-112 -70 224 150" label={undefined}>
      <Definitions {...partsOf([laid])} />
      <Wall {...laid} />
      <Face {...laid} />
      {isLit && <path class="lit" d={OUTLINE} />}
      <Glyphs {...laid} />
    </Picture>
  );
}
