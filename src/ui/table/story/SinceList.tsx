import { useId } from 'preact/hooks';
import type { Table } from '../../../store/table';
import { seatName } from '../../boardScreen/names';
import { OctopusSign } from '../../kit/signs/OctopusSign';
import { BagMeaning } from '../../screens/table/handover/BagMeaning';
import { sinceLastTurn } from '../../story/sinceLastTurn';
import { tableTexts } from '../texts';
import { storyTexts } from './storyTexts';
import { Told } from './Told';
import './sinceList.css';

/** What happened since the player to move was here last. */
export function SinceList({ table }: { readonly table: Table }) {
  const heading = useId();
  const { handover, log } = storyTexts.value;
  const { seat } = table.state.value;
  const past = table.past.value;
  const { doings, octopus, bag } = sinceLastTurn(past, seat);
  const isReturn = table.happening.value.type === 'opened';
  const hasBeenHere = past.some(({ state }) => state.seat === seat);
  // The start luminos lie, and nobody has been told yet who begins.
  const isBeginning = past.at(-1)?.move.type === 'layStart' && table.state.value.step.type === 'offer';
  return (
    <div class="meanwhile">
      <BagMeaning events={bag} />
      <section class="since" aria-labelledby={heading}>
        <h3 id={heading}>{isReturn || !hasBeenHere ? handover.lastly : handover.since}</h3>
        <ul>
          {doings.map((each) => (
            <Told key={each.seat} seat={each.seat} tales={each.tales} points={each.points} />
          ))}
          {isBeginning && (
            <li class="told">
              <OctopusSign />
              <p>{isReturn ? handover.begins(seatName(tableTexts.value, seat)) : handover.youBegin}</p>
            </li>
          )}
          {octopus !== null && (
            <li class="told">
              <OctopusSign />
              <p>
                {octopus === seat && !isReturn
                  ? handover.octopusForYou
                  : log.octopus(seatName(tableTexts.value, octopus))}
              </p>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
