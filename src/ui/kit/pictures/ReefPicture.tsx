import type { Side } from '../../../rules/data/boards';
import { FIELDS, type FieldId } from '../../../rules/data/hex';
import type { Reef } from '../../../rules/state';
import { Definitions } from './Definitions';
import { Level } from './Level';
import { Rings, Veil } from './Lit';
import { Picture } from './Picture';
import { levelsOf, partsOf } from './parts';
import { Seabed } from './Seabed';

interface Props {
  readonly side: Side;
  readonly reef: Reef;
  /** The fields that matter: they glow, all others step back. */
  readonly lit?: readonly FieldId[] | undefined;
  /** What the picture shows, for those who cannot see it; without, it is only decoration. */
  readonly label?: string;
}

/** A reef board with what lies on it, seen as at the table. Always of the same proportions, as wide as its place. */
export function ReefPicture({ side, reef, lit, label }: Props) {
  const levels = levelsOf(reef);
  return (
    <Picture viewBox="-410 -378 820 708" label={label}>
      <Definitions {...partsOf(levels.flat())} />
      <Seabed side={side} />
      {lit && <Veil fields={FIELDS.filter((field) => reef[field].length === 0 && !lit.includes(field))} level={0} />}
      {levels.map((luminos, index) => (
        <Level key={index} luminos={luminos} lit={lit} />
      ))}
      {lit && <Rings fields={lit} reef={reef} />}
    </Picture>
  );
}
