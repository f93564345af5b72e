import type { PointSource } from '../../bots/why';
import type { TableTexts } from '../../i18n/en/table/table';

/** What points are for: "for pink", "for shells". */
export function sourceName({ why: words }: TableTexts, source: PointSource): string {
  switch (source.type) {
    case 'colour':
      return words.colour(source.colour);
    case 'animal':
      return words.animal(source.animal);
    case 'majority':
      return words.majority(source.colour);
    case 'limestone':
    case 'remote':
    case 'jellyfish':
    case 'discard':
      return words[source.type];
  }
}
