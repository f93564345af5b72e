import { useRef } from 'preact/hooks';
import { tableTexts } from '../../../app/state/texts';
import { Overlay } from '../../../kit/Overlay';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';

/** Taking back a draw is everyone's business: one question, and the log says that it was done. */
export function Consent({ screen }: { readonly screen: TableScreen }) {
  const { table, question } = screen;
  const no = useRef<HTMLButtonElement>(null);
  const what = question.value;
  if (what === null) return null;
  const { consentAsk, consentMeans, consentYes, consentNo } = tableTexts.value.screen;
  const close = () => {
    question.value = null;
  };
  return (
    <Overlay title={consentAsk[what]} look="card" close={close} first={no} focusAfter={() => focusTurnStart(screen)}>
      <p>{consentMeans}</p>
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
          {consentYes}
        </button>
      </div>
    </Overlay>
  );
}
