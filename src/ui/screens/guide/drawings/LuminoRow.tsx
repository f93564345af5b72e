import type { LuminoId } from '../../../../rules/data/luminos';
import { Definitions } from '../../../kit/pictures/Definitions';
import { Face, Glyphs, Wall } from '../../../kit/pictures/Lumino';
import { Picture } from '../../../kit/pictures/Picture';
import { partsOf } from '../../../kit/pictures/parts';
import { outlineOf } from '../../../kit/pictures/shape';
import { LegalityHatch, LegalityRing } from './LegalityRing';

interface LuminoRowProps {
  readonly luminos: readonly LuminoId[];
  /** Those that may be taken, and those that may not; the others are only there. */
  readonly allowed?: readonly LuminoId[];
  readonly forbidden?: readonly LuminoId[];
  readonly isLarge?: boolean;
}

const OUTLINE = outlineOf(0, 2);

/** Luminos side by side. What they show is said by what they are part of. */
export function LuminoRow({ luminos, allowed = [], forbidden = [], isLarge = false }: LuminoRowProps) {
  return (
    <div class={isLarge ? 'luminoRow large' : 'luminoRow'}>
      {luminos.map((lumino) => {
        const laid = { lumino, level: 4, direction: 0, isNumberVisible: true, isOtherVisible: true };
        const isAllowed = allowed.includes(lumino);
        return (
          <Picture key={lumino} viewBox="-112 -70 224 150" label={undefined}>
            <Definitions {...partsOf([laid])} />
            <LegalityHatch />
            <Wall {...laid} />
            <Face {...laid} />
            {(isAllowed || forbidden.includes(lumino)) && <LegalityRing shape={OUTLINE} isAllowed={isAllowed} />}
            <Glyphs {...laid} />
          </Picture>
        );
      })}
    </div>
  );
}

/** From what was to what will be. */
export function Arrow() {
  return (
    <svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12H20M14 6L20 12L14 18" />
    </svg>
  );
}
