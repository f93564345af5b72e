import { useState } from 'preact/hooks';
import { axisOf } from '../../../../art/shapes';
import { directionTo, type FieldId } from '../../../../rules/data/hex';
import { heightOf, isLevel, topOf } from '../../../../rules/reef';
import type { Reef } from '../../../../rules/state';
import { type Judged, priceOfLay } from '../../../../store/table/moveSource';
import { guideTexts, tableTexts } from '../../../app/state/texts';
import { baseName, halfName, luminoName } from '../../../boardScreen/names';
import { Face, Glyphs, Wall } from '../../../kit/pictures/Lumino';
import { LuminoPicture } from '../../../kit/pictures/LuminoPicture';
import { FIELD, outlineOf, RING, topAt, translate } from '../../../kit/pictures/shape';
import { LimestoneSign } from '../../../kit/signs/GameSigns';
import { tellingSentence } from '../../../story/sentences';
import { Cutout } from '../drawings/Cutout';
import { LegalityHatch, LegalityRing } from '../drawings/LegalityRing';
import { coveredPoints, luminoAt, viewAround } from '../drawings/view';
import { Spot } from './Spot';
import { judge, LAY_TRIES, layMove, layPosition } from './tries';
import { Verdict } from './Verdict';

const LETTERS = 'ABCD';

/** A lumino, a reef, and a few places: the rules say where it may lie, and why not elsewhere. */
export function LayTryBoard({ name }: { readonly name: keyof typeof LAY_TRIES }) {
  const [tried, setTried] = useState<readonly string[]>([]);
  const { walk } = guideTexts.value;
  const texts = tableTexts.value;
  const example = LAY_TRIES[name];
  const state = layPosition(example);
  const { reef, hand } = state.players[state.seat];
  const places = example.places.map((place, index) => {
    const move = layMove(example, place);
    const fields = [move.numberOn, move.otherOn] as const;
    const at = luminoAt(...fields, Math.max(...fields.map((field) => heightOf(reef, field))));
    return { place, letter: LETTERS[index], move, fields, at, judged: judge(state, move) };
  });
  const view = viewAround(
    [...places.flatMap(({ fields }) => fields.map((field) => topAt(field, 0))), ...coveredPoints(reef)],
    640,
    470,
  );
  const last = places.find(({ place }) => place === tried.at(-1));
  const fieldWords = (field: FieldId) => {
    const top = topOf(reef, field);
    return top === null ? baseName(texts, state.side, field) : halfName(texts, top);
  };
  const sayRight = () => {
    if (name === 'water') return walk.water.right(last === undefined ? 0 : priceOfLay(state, ...last.fields));
    return walk[name].right;
  };
  const sentence =
    last === undefined
      ? walk[name].ask
      : last.judged.ok
        ? sayRight()
        : `${tellingSentence(texts, last.judged.refusals)}.`;
  const { reef: shown, limestone } = (last?.judged.ok ? last.judged.state : state).players[state.seat];
  return (
    <>
      <div class="walkPicture walkBoard">
        <Cutout side={state.side} reef={shown} view={view} more={drawn(hand[0])} label={walk[name].title}>
          <LegalityHatch />
          {places
            .filter((each) => each !== last)
            .map(({ place, fields }) => (
              <Outline key={place} reef={reef} fields={fields} />
            ))}
          {last && <Tried reef={reef} lumino={hand[0]} fields={last.fields} judged={last.judged} />}
        </Cutout>
        {places.map(({ place, letter, fields: [first, second], at, judged }) => (
          <Spot
            key={place}
            view={view}
            at={at}
            width={190}
            height={100}
            name={walk.place(letter, fieldWords(first), fieldWords(second))}
            mark={letter}
            isRight={tried.includes(place) ? judged.ok : null}
            onPress={() => setTried([...tried, place])}
          />
        ))}
      </div>
      <div class="walkAsk">
        <span class="walkHand" role="img" aria-label={luminoName(texts, hand[0])}>
          <LuminoPicture lumino={hand[0]} />
        </span>
        {name === 'water' && (
          <span class="walkStore">
            <LimestoneSign /> {limestone}
          </span>
        )}
        <Verdict isRight={last === undefined ? null : last.judged.ok} sentence={sentence} />
      </div>
    </>
  );
}

function drawn(lumino: number) {
  return [{ lumino, level: 4, direction: 0, isNumberVisible: true, isOtherVisible: true }];
}

interface PlaceProps {
  readonly reef: Reef;
  readonly fields: readonly [FieldId, FieldId];
}

/** Where something can be tried. */
function Outline({ reef, fields: [a, b] }: PlaceProps) {
  const shape = outlineOf(axisOf(directionTo(a, b) ?? 0), -6);
  if (isLevel(reef, a, b)) {
    return <path class="tryHere" d={shape} transform={translate(luminoAt(a, b, heightOf(reef, a)))} />;
  }
  return (
    <>
      {[a, b].map((field) => (
        <path key={field} class="tryHere" d={RING} transform={translate(topAt(field, heightOf(reef, field)))} />
      ))}
    </>
  );
}

/** What was tried: a ring around what lies there now, or what is at fault, hatched, and what it should have touched. */
function Tried({
  reef,
  lumino,
  fields: [a, b],
  judged,
}: PlaceProps & { readonly lumino: number; readonly judged: Judged }) {
  const height = heightOf(reef, a);
  const direction = directionTo(a, b) ?? 0;
  const shape = outlineOf(axisOf(direction), 1);
  if (judged.ok) {
    return (
      <g transform={translate(luminoAt(a, b, height + 1))}>
        <LegalityRing shape={shape} isAllowed />
      </g>
    );
  }
  const ghost = { lumino, level: 4, direction, isNumberVisible: true, isOtherVisible: true };
  const wanted = judged.refusals.flatMap((refusal) => (refusal.rule === 'colour' ? refusal.wanted : []));
  return (
    <>
      {isLevel(reef, a, b) ? (
        <g transform={translate(luminoAt(a, b, height))}>
          <g opacity=".6">
            <Wall {...ghost} />
            <Face {...ghost} />
            <Glyphs {...ghost} />
          </g>
          <LegalityRing shape={shape} isAllowed={false} />
        </g>
      ) : (
        [a, b].map((field) => (
          <g key={field} transform={translate(topAt(field, heightOf(reef, field)))}>
            <LegalityRing shape={FIELD} isAllowed={false} />
          </g>
        ))
      )}
      {wanted.map((field) => (
        <path key={field} class="wanted" d={RING} transform={translate(topAt(field, heightOf(reef, field)))} />
      ))}
    </>
  );
}
