import { shift } from '../../../../art/points';
import { axisOf } from '../../../../art/shapes';
import { directionTo } from '../../../../rules/data/hex';
import { heightOf, isLevel } from '../../../../rules/reef';
import { Face, Glyphs, Wall } from '../../../kit/pictures/Lumino';
import { type DrawnLumino, levelsOf } from '../../../kit/pictures/parts';
import { FIELD, outlineOf, RING, topAt, translate } from '../../../kit/pictures/shape';
import type { LayExample } from '../examples/lays';
import { fieldsOf, layOf, reefOf } from '../examples/notation';
import { Cutout } from './Cutout';
import { LegalityHatch, LegalityRing } from './LegalityRing';
import { LevelMark } from './LevelMark';
import { coveredPoints, luminoAt, viewAround } from './view';

/** How high a lumino floats over the place where it would lie. */
const FLOAT = 112;

/** A lumino floating over the place where it would lie, which is marked: what it would cover stays in sight. */
export function LayPicture({ example, label }: { readonly example: LayExample; readonly label: string }) {
  const reef = reefOf(example.reef);
  const { lumino, numberOn, otherOn } = layOf(example.lay);
  const direction = directionTo(numberOn, otherOn) ?? 0;
  const floating: DrawnLumino = { lumino, level: 4, direction, isNumberVisible: true, isOtherVisible: true };
  const place = [numberOn, otherOn].map((field) => topAt(field, heightOf(reef, field)));
  const height = Math.max(heightOf(reef, numberOn), heightOf(reef, otherOn));
  const afloat = shift(luminoAt(numberOn, otherOn, height), [0, -FLOAT]);
  const isFlat = isLevel(reef, numberOn, otherOn);
  const lying = levelsOf(reef).flat();
  // Levels are told where there is more than one.
  const isTall = height > 0 || lying.some(({ level }) => level > 1);
  const isAllowed = example.breaks === null;
  return (
    <Cutout
      side={example.side}
      reef={reef}
      view={viewAround([...coveredPoints(reef), ...place, afloat], 490, 340)}
      more={[floating]}
      label={label}
    >
      <LegalityHatch />
      {isFlat ? (
        <g transform={translate(luminoAt(numberOn, otherOn, height))}>
          <LegalityRing shape={outlineOf(axisOf(direction), 1)} isAllowed={isAllowed} />
        </g>
      ) : (
        place.map((at) => (
          <g key={at} transform={translate(at)}>
            <LegalityRing shape={FIELD} isAllowed={isAllowed} />
          </g>
        ))
      )}
      {fieldsOf(example.wanted).map((field) => (
        <path key={field} class="wanted" d={RING} transform={translate(topAt(field, heightOf(reef, field)))} />
      ))}
      {isTall &&
        lying
          .filter(({ isNumberVisible, isOtherVisible }) => isNumberVisible || isOtherVisible)
          .map((each) => (
            <g key={each.lumino} transform={translate(luminoAt(each.numberOn, each.otherOn, each.level))}>
              <LevelMark level={each.level} />
            </g>
          ))}
      <path class="plumb" d={place.map(([x, y]) => `M${x} ${y}V${afloat[1]}`).join('')} />
      <g transform={translate(afloat)}>
        <Wall {...floating} />
        <Face {...floating} />
        <Glyphs {...floating} />
        {isTall && isFlat && <LevelMark level={height + 1} />}
      </g>
    </Cutout>
  );
}
