import { useRef } from 'preact/hooks';
import { handingOn } from '../../../../store/table/handingOn';
import { tableTexts } from '../../../app/state/texts';
import { usePeople } from '../../../boardScreen/people';
import { Overlay } from '../../../kit/Overlay';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { handingName } from '../undoing';

/** Taking back a draw is everyone's business: one question, and the log says that it was done. */
export function Consent({ screen }: { readonly screen: TableScreen }) {
  const { table, question } = screen;
  const people = usePeople();
  const no = useRef<HTMLButtonElement>(null);
  const what = question.value;
  if (what === null) return null;
  const { consentAsk, consentTakes, consentMeans, consentYes, consentNo } = tableTexts.value.screen;
  // A person among characters agrees alone.
  const who = people.filter(({ mind }) => mind === null).length === 1 ? 'alone' : 'all';
  const handing = what === 'undo' ? handingOn(table.undoable.value) : null;
  const close = () => {
    question.value = null;
  };
  return (
    <Overlay title={consentAsk[what]} look="card" close={close} first={no} focusAfter={() => focusTurnStart(screen)}>
      {handing !== null && <p>{consentTakes(handingName(tableTexts.value, people, handing))}</p>}
      <p>{consentMeans[who]}</p>
      <div class="choices">
        <button type="button" class="filled" ref={no} onClick={close}>
          {consentNo}
        </button>
        <button
          type="button"
          class="outline"
          onClick={() => {
            close();
            table.act({ type: what, hasConsent: true });
          }}
        >
          {consentYes[who]}
        </button>
      </div>
    </Overlay>
  );
}
