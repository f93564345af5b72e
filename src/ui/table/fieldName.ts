import type { TableTexts } from '../../i18n/table/tableTexts';
import type { Side } from '../../rules/data/boards';
import type { FieldId } from '../../rules/data/hex';
import { HALVES, type LuminoId } from '../../rules/data/luminos';
import type { Reef } from '../../rules/state';
import type { Prospect } from '../../store/table';
import { baseName, halfName, isStartLumino, placeName } from '../boardScreen/names';
import { tellingSentence } from '../story/sentences';

/** "row 3, field 4, level 2, pink 5; lay here: legal, costs 1 limestone"; `held` is what would be laid. */
export function fieldName(
  texts: TableTexts,
  side: Side,
  reef: Reef,
  field: FieldId,
  prospect: Prospect,
  held: LuminoId | null = null,
): string {
  const stack = reef[field];
  const top = stack.at(-1);
  const seen =
    top === undefined ? baseName(texts, side, field) : texts.fields.level(stack.length, halfName(texts, top));
  const outlook = prospectName(texts, prospect, held);
  return [`${placeName(texts, field)}, ${seen}`, ...(outlook === null ? [] : [outlook])].join('; ');
}

function prospectName(texts: TableTexts, prospect: Prospect, held: LuminoId | null): string | null {
  switch (prospect.type) {
    case 'none':
      return null;
    case 'legal':
      return texts.fields.legal(prospect.cost);
    case 'first':
      return held !== null && isStartLumino(held)
        ? texts.fields.firstStart(HALVES[2 * held].colour)
        : texts.fields.first;
    case 'illegal': {
      const reason = tellingSentence(texts, prospect.refusals);
      return reason === null ? null : texts.fields.illegal(reason);
    }
  }
}
