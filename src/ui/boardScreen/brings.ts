import { untracked } from '@preact/signals';
import type { TableTexts } from '../../i18n/en/table/table';
import type { WorthChange, WorthSource } from '../../rules/play/worth';
import type { SeatActions } from '../../store/table/seatActions';
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

interface FiguresOf {
  readonly seat: Pick<SeatActions, 'brings'> | null;
}

/** The figures of the ghost, always in the same order so that they do not jump; null without a legal one, or switched off. */
export function figuresIn({ seat }: FiguresOf): readonly Figure[] | null {
  const changes = hasBrings.value ? (seat?.brings.value ?? null) : null;
  return changes === null ? null : figuresOf(changes);
}

/** The figures of the ghost that the page tells of; they are found out no sooner than they are told. */
export function figuresTold(screen: Pick<BoardScreen, 'seat' | 'told'>): readonly Figure[] | null {
  if (screen.told.value === null || !hasBrings.value) return null;
  return untracked(() => figuresIn(screen));
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
