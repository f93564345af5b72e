import { luminosOf } from '../../screens/guide/examples/notation';
import { BagSign } from '../../table/signs/BagSign';
import { Arrow } from '../drawings/Arrow';
import { LuminoRow } from '../drawings/LuminoRow';
import { guideTexts } from '../texts';

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
