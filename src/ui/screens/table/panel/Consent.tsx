import { Modal } from '../../../table/Modal';
import type { TableScreen } from '../../../table/tableScreen';
import { tableTexts } from '../../../table/texts';

/** Taking back a draw is everyone's business: one question, and the log says that it was done. */
export function Consent({ screen }: { readonly screen: TableScreen }) {
  const { table, question } = screen;
  const what = question.value;
  if (what === null) return null;
  const { consentAsk, consentMeans, consentYes, consentNo } = tableTexts.value.screen;
  const close = () => {
    question.value = null;
  };
  return (
    <Modal title={consentAsk[what]} look="card" close={close}>
      <p>{consentMeans}</p>
      <div class="choices">
        <button type="button" class="filled" data-first onClick={close}>
          {consentNo}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            close();
            table[what](true);
          }}
        >
          {consentYes}
        </button>
      </div>
    </Modal>
  );
}
