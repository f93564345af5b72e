import { Picture } from '../../kit/pictures/Picture';
import { Seabed } from '../../kit/pictures/Seabed';
import { topAt } from '../../pictures/shape';
import { Cutout } from '../../screens/guide/drawings/Cutout';
import { formatView, viewAround } from '../../screens/guide/drawings/view';
import { fieldsOf, reefOf } from '../../screens/guide/examples/notation';
import { START_REEFS } from '../examples/start';
import { guideTexts } from '../texts';
import type { TopicProps } from './topicProps';

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
