import { LUMINOS } from '../../../../rules/data/luminos';
import { guideTexts } from '../../../app/state/texts';
import { BagSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { Arrow, LuminoRow } from '../drawings/LuminoRow';
import { luminoOf, luminosOf } from '../examples/notation';
import { SPECIAL_EXAMPLE, TURN_EXAMPLE } from '../examples/turn';

export function Turn() {
  const { turn } = guideTexts.value;
  return (
    <>
      <p>{turn.round}</p>
      <p>{turn.special}</p>
      <ol class="inOrder">
        {turn.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

export function Special() {
  const { special } = guideTexts.value;
  return (
    <>
      <p>{special.give}</p>
      <p>{special.bag}</p>
      <div class="flow" role="img" aria-label={special.shows}>
        <div class="move">
          <TokenSign colour="pink" side="jellyfish" />
          <Arrow />
          <TokenSign colour="pink" side="gone" />
        </div>
        <div class="move">
          <LuminoRow luminos={luminosOf(SPECIAL_EXAMPLE.before)} />
          <Arrow />
          <BagSign />
          <Arrow />
          <LuminoRow luminos={luminosOf(SPECIAL_EXAMPLE.after)} />
        </div>
      </div>
      <p>{special.price}</p>
    </>
  );
}

const { display, offered, atoll } = TURN_EXAMPLE;

export function Offer() {
  const { offer } = guideTexts.value;
  return (
    <>
      <p>{offer.put}</p>
      <p>{offer.think}</p>
      <div class="flow onward" role="img" aria-label={offer.shows}>
        <div class="tray">
          <small>{offer.display}</small>
          <LuminoRow luminos={luminosOf(display)} allowed={luminosOf(offered)} />
        </div>
        <Arrow />
        <div class="tray">
          <small>{offer.atoll}</small>
          <LuminoRow luminos={luminosOf(atoll)} />
        </div>
      </div>
    </>
  );
}

const OFFERED = luminoOf(TURN_EXAMPLE.offered);
const STONES = Array.from({ length: LUMINOS[OFFERED].value }, (_, i) => i);
const KEPT = luminosOf(TURN_EXAMPLE.kept);
const ATOLL = luminosOf(`${TURN_EXAMPLE.atoll} ${TURN_EXAMPLE.offered}`);

export function Act() {
  const { act } = guideTexts.value;
  return (
    <>
      <p>{act.one}</p>
      <p class="says">{act.example}</p>
      <ul class="threeActs">
        <li>
          <p>{act.limestone}</p>
          <div class="flow" role="img" aria-label={act.limestoneShows}>
            <LuminoRow luminos={[OFFERED]} />
            <Arrow />
            {STONES.map((stone) => (
              <LimestoneSign key={stone} />
            ))}
          </div>
        </li>
        <li>
          <p>{act.display}</p>
          <div role="img" aria-label={act.displayShows}>
            <LuminoRow luminos={KEPT} allowed={KEPT} />
          </div>
        </li>
        <li>
          <p>{act.atoll}</p>
          <div role="img" aria-label={act.atollShows}>
            <LuminoRow
              luminos={ATOLL}
              allowed={luminosOf(TURN_EXAMPLE.takeable)}
              forbidden={luminosOf(TURN_EXAMPLE.barred)}
            />
          </div>
          <p class="says">{act.atollSays}</p>
        </li>
      </ul>
      <p>{act.refill}</p>
    </>
  );
}

export function Discard() {
  const { discard } = guideTexts.value;
  return (
    <>
      <p>{discard.text}</p>
      <div class="flow" role="img" aria-label={discard.shows}>
        <LuminoRow luminos={luminosOf('g5o')} />
        <Arrow />
        <BagSign />
        <b class="price">{discard.price}</b>
      </div>
    </>
  );
}

export function Emergency() {
  const { emergency } = guideTexts.value;
  return (
    <>
      <p>{emergency.stack}</p>
      <ol class="inOrder">
        {emergency.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{emergency.last}</p>
    </>
  );
}
