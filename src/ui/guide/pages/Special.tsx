import { luminosOf } from '../../screens/guide/examples/notation';
import { SPECIAL_EXAMPLE } from '../../screens/guide/examples/turn';
import { BagSign } from '../../table/signs/BagSign';
import { TokenSign } from '../../table/signs/TokenSign';
import { Arrow } from '../drawings/Arrow';
import { LuminoRow } from '../drawings/LuminoRow';
import { guideTexts } from '../texts';

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
