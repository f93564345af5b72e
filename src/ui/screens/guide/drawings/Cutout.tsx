import type { ComponentChildren } from 'preact';
import type { Side } from '../../../../rules/data/boards';
import { FIELDS, type FieldId } from '../../../../rules/data/hex';
import type { Reef } from '../../../../rules/state';
import { Definitions } from '../../../kit/pictures/Definitions';
import { Level } from '../../../kit/pictures/Level';
import { Rings, Veil } from '../../../kit/pictures/Lit';
import { Picture } from '../../../kit/pictures/Picture';
import { type DrawnLumino, levelsOf, partsOf } from '../../../kit/pictures/parts';
import { Seabed } from '../../../kit/pictures/Seabed';
import { formatView, type View } from './view';

interface Props {
  readonly side: Side;
  readonly reef: Reef;
  readonly view: View;
  readonly lit?: readonly FieldId[];
  /** Luminos that the children draw. */
  readonly more?: readonly DrawnLumino[];
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** A few fields of a board with what lies on them; the rest lies beyond the edge of the picture. */
export function Cutout({ side, reef, view, lit, more = [], label, children }: Props) {
  const levels = levelsOf(reef);
  return (
    <div class="cutout">
      <Picture viewBox={formatView(view)} label={label}>
        <Definitions {...partsOf([...levels.flat(), ...more])} />
        <Seabed side={side} />
        {lit && <Veil fields={FIELDS.filter((field) => reef[field].length === 0 && !lit.includes(field))} level={0} />}
        {levels.map((luminos, index) => (
          <Level key={index} luminos={luminos} lit={lit} />
        ))}
        {lit && <Rings fields={lit} reef={reef} />}
        {children}
      </Picture>
    </div>
  );
}
