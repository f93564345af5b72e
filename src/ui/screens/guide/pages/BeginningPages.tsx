import { ANIMALS } from '../../../../rules/data/luminos';
import { guideTexts } from '../../../app/state/texts';
import { AnimalPicture } from '../../../kit/pictures/AnimalPicture';
import { Picture } from '../../../kit/pictures/Picture';
import { Seabed } from '../../../kit/pictures/Seabed';
import { topAt } from '../../../kit/pictures/shape';
import { Cutout } from '../drawings/Cutout';
import { LuminoRow } from '../drawings/LuminoRow';
import { formatView, viewAround } from '../drawings/view';
import { fieldsOf, luminosOf, reefOf } from '../examples/notation';
import { START_REEFS } from '../examples/turn';
import type { TopicProps } from '../topics';

export function Luminos() {
  const { luminos } = guideTexts.value;
  return (
    <>
      <p>{luminos.lumino}</p>
      <div role="img" aria-label={luminos.shows}>
        <LuminoRow luminos={luminosOf('y3s b6o')} isLarge />
      </div>
      <p class="says">{luminos.says}</p>
      <ul class="animals">
        {ANIMALS.map((animal) => (
          <li key={animal}>
            <AnimalPicture animal={animal} />
            {luminos.animals[animal]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A field of each kind, the same on both sides of the board. */
const LEGEND = [
  ['limestone', 'c4'],
  ['water', 'a3'],
] as const;
const VIEW = viewAround([[0, 0]], 560, 330);

export function Start({ side = 'A' }: TopicProps) {
  const { start } = guideTexts.value;
  return (
    <>
      <p>{start.lay}</p>
      <div class="examples">
        {START_REEFS.map(({ left, reef }) => (
          <Cutout key={left} side={side} reef={reefOf(reef)} view={VIEW} label={start.shows(start.colours[left])} />
        ))}
      </div>
      <ul class="legend">
        {LEGEND.map(([base, field]) => (
          <li key={base}>
            <Picture viewBox={formatView(viewAround([topAt(fieldsOf(field)[0], 0)], 96, 106))} label={undefined}>
              <Seabed side={side} />
            </Picture>
            {start[base]}
          </li>
        ))}
      </ul>
      <p>{start.deal}</p>
    </>
  );
}
