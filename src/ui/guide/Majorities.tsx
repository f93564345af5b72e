import { FishSign } from '../kit/fish/FishSign';
import { MAJORITY_EXAMPLES } from '../screens/guide/examples/scores';
import { guideTexts } from './texts';

const FISH = ['clownfish', 'angelfish', 'swordfish'] as const;

/** Who has most of a colour, told by examples. */
export function Majorities() {
  const { final, points: inPoints } = guideTexts.value;
  const { text, fields } = final.majorities;
  return (
    <>
      <p>{text}</p>
      <div class="examples wide">
        {MAJORITY_EXAMPLES.map(({ name, counts, points }) => (
          <figure key={name}>
            <figcaption>{final.majorities[name]}</figcaption>
            <ul class="places">
              {counts.map((count, seat) => (
                <li key={FISH[seat]}>
                  <FishSign fish={FISH[seat]} />
                  {fields(count)} <b>{inPoints(points[seat])}</b>
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </>
  );
}
