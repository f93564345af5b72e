import { luminosOf } from '../../screens/guide/examples/notation';
import { TURN_EXAMPLE } from '../../screens/guide/examples/turn';
import { Arrow } from '../drawings/Arrow';
import { LuminoRow } from '../drawings/LuminoRow';
import { guideTexts } from '../texts';

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
