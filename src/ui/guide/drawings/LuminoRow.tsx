import type { LuminoId } from '../../../rules/data/luminos';
import { Definitions } from '../../kit/pictures/Definitions';
import { Picture } from '../../kit/pictures/Picture';
import { Face, Glyphs, Wall } from '../../pictures/Lumino';
import { partsOf } from '../../pictures/parts';
import { outlineOf } from '../../pictures/shape';
import { Hatch, Mark } from '../../screens/guide/drawings/LegalityRing';
import './luminoRow.css';

interface Props {
  readonly luminos: readonly LuminoId[];
  /** Those that may be taken, and those that may not; the others are only there. */
  readonly allowed?: readonly LuminoId[];
  readonly forbidden?: readonly LuminoId[];
  readonly isLarge?: boolean;
}

const OUTLINE = outlineOf(0, 2);

/** Luminos side by side. What they show is said by what they are part of. */
export function LuminoRow({ luminos, allowed = [], forbidden = [], isLarge = false }: Props) {
  return (
    <div class={isLarge ? 'luminoRow large' : 'luminoRow'}>
      {luminos.map((lumino) => {
        const laid = { lumino, level: 4, direction: 0, isNumberSeen: true, isOtherSeen: true };
        const isAllowed = allowed.includes(lumino);
        return (
          <Picture key={lumino} viewBox="-112 -70 224 150" label={undefined}>
            <Definitions {...partsOf([laid])} />
            <Hatch />
            <Wall {...laid} />
            <Face {...laid} />
            {(isAllowed || forbidden.includes(lumino)) && <Mark shape={OUTLINE} isAllowed={isAllowed} />}
            <Glyphs {...laid} />
          </Picture>
        );
      })}
    </div>
  );
}
