import type { Animal } from '../../../rules/data/luminos';
import { GlyphDrawing } from './Glyphs';
import { Picture } from './Picture';

interface Props {
  readonly animal: Animal;
}

/** An animal on its disc, as the luminos show it. */
export function AnimalPicture({ animal }: Props) {
  return (
    <Picture viewBox="-29 -29 58 58" label={undefined}>
      <GlyphDrawing glyph={animal} />
    </Picture>
  );
}
