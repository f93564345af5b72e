import { useRef } from 'preact/hooks';
import { passCost } from '../../../../rules/play/scoringOutlook';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { Overlay } from '../../../kit/Overlay';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { passingTogether } from './passing';

/** Before a pass that gives points up for good, and before everyone who is left passes at once: one question. */
export function PassQuestion({ screen }: { readonly screen: TableScreen }) {
  const people = usePeople();
  const { table, passing } = screen;
  const no = useRef<HTMLButtonElement>(null);
  const texts = tableTexts.value;
  const { scoring } = texts;
  const state = table.state.value;
  const what = passing.value;
  if (what === null || state.step.type !== 'score') return null;
  const close = () => {
    passing.value = null;
  };
  const agree = () => {
    close();
    table.act(what === 'all' ? { type: 'passAll' } : { type: 'play', move: { type: 'pass' } });
  };
  const nameOf = (seat: number) => seatName(texts, people, seat);
  const cost = passCost(state);
  const left = passingTogether(screen);
  return (
    <Overlay
      // One question is not another that is asked right after it.
      key={what}
      title={what === 'all' ? scoring.allPassAsk : scoring.giveUpAsk}
      look="card"
      close={close}
      first={no}
      focusAfter={() => focusTurnStart(screen)}
    >
      {what === 'own' && cost.type === 'points' && <p>{scoring.giveUp(cost)}</p>}
      {what === 'all' && <p>{scoring.allPassMeans(left.map(nameOf))}</p>}
      {what === 'all' &&
        left.map((seat) => {
          const given = passCost(state, seat);
          if (given.type !== 'points') return null;
          const points = given.best.points + given.jellyfish;
          return <p key={seat}>{scoring.allPassCosts(nameOf(seat), points, given.isLast)}</p>;
        })}
      <div class="choices">
        <button type="button" class="filled" ref={no} onClick={close}>
          {what === 'all' ? scoring.allPassNo : scoring.giveUpNo}
        </button>
        <button type="button" class="outline" onClick={agree}>
          {what === 'all' ? scoring.allPassYes : scoring.giveUpYes}
        </button>
      </div>
    </Overlay>
  );
}
