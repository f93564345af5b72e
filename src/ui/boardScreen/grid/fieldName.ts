import type { TableTexts } from '../../../i18n/en/table/table';
import type { Side } from '../../../rules/data/boards';
import type { FieldId } from '../../../rules/data/hex';
import type { Colour } from '../../../rules/data/luminos';
import type { Reef } from '../../../rules/state';
import type { Prospect } from '../../../store/table/prospects';
import { tellingSentence } from '../../story/sentences';
import { baseName, halfName, placeName } from '../names';

/** "row 3, field 4, level 2, pink 5; lay here: legal, costs 1 limestone"; `startColour` is of the start lumino that would be laid. */
export function fieldName(
  texts: TableTexts,
  side: Side,
  reef: Reef,
  field: FieldId,
  prospect: Prospect,
  startColour: Colour | null = null,
): string {
  const stack = reef[field];
  const top = stack.at(-1);
  const seen =
    top === undefined ? baseName(texts, side, field) : texts.fields.level(stack.length, halfName(texts, top));
  const outlook = prospectName(texts, prospect, startColour);
  return [`${placeName(texts, field)}, ${seen}`, ...(outlook === null ? [] : [outlook])].join('; ');
}

function prospectName(texts: TableTexts, prospect: Prospect, startColour: Colour | null): string | null {
  switch (prospect.type) {
    case 'none':
      return null;
    case 'legal':
      return texts.fields.legal(prospect.cost);
    case 'first':
      return startColour === null ? texts.fields.first : texts.fields.firstStart(startColour);
    case 'illegal': {
      const reason = tellingSentence(texts, prospect.refusals);
      return reason === null ? null : texts.fields.illegal(reason);
    }
  }
}
