import { ALLOWED, NIGHT } from '../../../art/shades';
import type { FieldId } from '../../../rules/data/hex';
import type { Reef } from '../../../rules/state';
import { FIELD, RING, topAt, translate } from './shape';

/** Night over fields that do not matter. */
export function Veil({ fields, level }: { readonly fields: readonly FieldId[]; readonly level: number }) {
  return (
    <g fill={NIGHT} fill-opacity=".55">
      {fields.map((field) => (
        <path key={field} d={FIELD} transform={translate(topAt(field, level))} />
      ))}
    </g>
  );
}

/** Light around the fields that do. */
export function Rings({ fields, reef }: { readonly fields: readonly FieldId[]; readonly reef: Reef }) {
  return (
    <g fill="none" stroke={ALLOWED} stroke-linejoin="round">
      {fields.map((field) => (
        <g key={field} transform={translate(topAt(field, reef[field].length))}>
          <path d={RING} stroke-width="17" stroke-opacity=".3" />
          <path d={RING} stroke-width="6.500" />
        </g>
      ))}
    </g>
  );
}
