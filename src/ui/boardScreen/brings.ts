import type { TableTexts } from '../../i18n/en/table/table';
import type { WorthChange, WorthSource } from '../../rules/play/worth';
import { hasBrings } from '../app/state/preferences';
import type { BoardScreen } from './boardScreen';
import { pointsLabel } from './light';

/** What a lay can change of the points: it pays limestone, and that price stands at its place already. */
type Figured = Exclude<WorthSource, { readonly type: 'limestone' | 'jellyfish' | 'made' }>;

/** One part of a player's points that would change, as a figure. */
export interface Figure {
  readonly source: Figured;
  readonly points: number;
}

/** The figures of the ghost, always in the same order so that they do not jump; null without a legal one, or switched off. */
export function figuresIn({ seat }: Pick<BoardScreen, 'seat'>): readonly Figure[] | null {
  const changes = hasBrings.value ? (seat?.brings.value ?? null) : null;
  return changes === null ? null : figuresOf(changes);
}

function figuresOf(changes: readonly WorthChange[]): readonly Figure[] {
  return changes.flatMap(({ source, points }) => {
    const isOther = source.type === 'limestone' || source.type === 'jellyfish' || source.type === 'made';
    return isOther || points === 0 ? [] : [{ source, points }];
  });
}

/** "Points: pink +3, crabs +2". */
export function figuresSentence(texts: TableTexts, figures: readonly Figure[]): string {
  return texts.fields.brings(figures.map(({ source, points }) => `${nameOf(texts, source)} ${pointsLabel(points)}`));
}

function nameOf({ words, fields }: TableTexts, source: Figured): string {
  switch (source.type) {
    case 'colour':
      return words.colour(source.colour);
    case 'animal':
      return words.animals(source.animal);
    case 'majority':
      return fields.bringsMajority(source.colour);
    case 'remote':
      return fields.bringsRemote;
  }
}
