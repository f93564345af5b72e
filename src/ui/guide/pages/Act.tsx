import { LUMINOS } from '../../../rules/data/luminos';
import { luminoOf, luminosOf } from '../../screens/guide/examples/notation';
import { TURN_EXAMPLE } from '../../screens/guide/examples/turn';
import { LimestoneSign } from '../../table/signs/LimestoneSign';
import { Arrow } from '../drawings/Arrow';
import { LuminoRow } from '../drawings/LuminoRow';
import { guideTexts } from '../texts';

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
