import { CORALS } from '../../src/art/lumino';
import { NUMERALS } from '../../src/art/numerals';
import { type Animal, COLOURS, type Colour } from '../../src/rules/data/luminos';
import { Shell, Starfish } from './animals';
import { circle, curve } from './paths';
import { isCovered, type PicturedLumino } from './picture';
import { angleOf, onLevel, outline, planOf, STEP, translate, wall } from './shape';

/** Luminos side by side, from back to front, so that a nearer wall hides a farther one. */
export function Level({ level, luminos }: { readonly level: number; readonly luminos: readonly PicturedLumino[] }) {
  return (
    <>
      <g transform={onLevel(level, -STEP - 3)} class="shadow">
        {[10, 22, 36].map((softness) => (
          <path key={softness} d={outlines(luminos)} stroke-width={softness} />
        ))}
      </g>
      {luminos.map((pictured) => (
        <Wall key={pictured.lumino.id} {...pictured} />
      ))}
      <g transform={onLevel(level)}>
        {COLOURS.map((colour) => {
          const ofColour = luminos.filter(({ lumino }) => lumino.colour === colour);
          return ofColour.length > 0 && <Tops key={colour} colour={colour} luminos={ofColour} />;
        })}
        <path class="rim" d={outlines(luminos, -1.2)} />
        <Signs luminos={luminos} />
      </g>
    </>
  );
}

function Wall({ lumino: { colour }, level, numberOn, otherOn }: PicturedLumino) {
  const plan = outline(numberOn, otherOn);
  return (
    <>
      <path class={`${colour}-deep`} d={wall(plan, level, STEP)} />
      <path class={`${colour}-wall`} d={wall(plan, level, STEP * 0.62)} />
      <path class={`${colour}-edge`} d={wall(plan, level, STEP * 0.16)} />
    </>
  );
}

function Tops({ colour, luminos }: { readonly colour: Colour; readonly luminos: readonly PicturedLumino[] }) {
  return (
    <>
      {luminos.map(({ lumino, numberOn, otherOn }) => (
        <path key={lumino.id} d={curve(outline(numberOn, otherOn))} fill={`url(#top-${colour})`} />
      ))}
      {CORALS[colour].covers === 'lumino' ? (
        <path d={outlines(luminos, -4)} fill="url(#furrows)" />
      ) : (
        luminos.flatMap(({ level, numberOn, otherOn }) =>
          [numberOn, otherOn].map(
            (field, i) =>
              !isCovered(field, level) && (
                <use
                  key={field}
                  href={`#texture-${colour}`}
                  transform={`${translate(planOf(field))} rotate(${angleOf(numberOn, otherOn) + (CORALS[colour].isTurned ? i * 180 - 90 : i * 60)}) scale(.94)`}
                />
              ),
          ),
        )
      )}
    </>
  );
}

/** Numbers and animals. */
function Signs({ luminos }: { readonly luminos: readonly PicturedLumino[] }) {
  const numbers = luminos.filter(({ level, numberOn }) => !isCovered(numberOn, level));
  const animals = luminos.filter(({ lumino, level, otherOn }) => lumino.animal !== null && !isCovered(otherOn, level));
  const discs = [
    ...numbers.map(({ numberOn }) => circle(planOf(numberOn), 20)),
    ...animals.map(({ otherOn }) => circle(planOf(otherOn), 24)),
  ];
  return (
    <>
      <path class="disc" d={discs.join('')} />
      <g class="numerals">
        {numbers.map(({ lumino: { id, value }, numberOn }) => (
          <path key={id} d={NUMERALS[`${value}`]} transform={`${translate(planOf(numberOn))} scale(.62)`} />
        ))}
      </g>
      {animals.map(({ lumino: { id, animal }, otherOn }) => (
        <g key={id} transform={translate(planOf(otherOn))}>
          {animal && DRAWINGS[animal]?.()}
        </g>
      ))}
    </>
  );
}

/** The animals that are in the picture. */
const DRAWINGS: Partial<Record<Animal, typeof Shell>> = { shell: Shell, starfish: Starfish };

function outlines(luminos: readonly PicturedLumino[], grow = 0): string {
  return luminos.map(({ numberOn, otherOn }) => curve(outline(numberOn, otherOn, grow))).join('');
}
