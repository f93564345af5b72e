import { useState } from 'preact/hooks';
import { isReady, update } from '../../../offline/standing';
import { InstallOffer } from './InstallOffer';
import { offlineTexts } from './texts';

/** A new version comes first; otherwise whether all is here, and the way to the home screen. */
export function News() {
  const apply = update.value;
  return apply === null ? (
    <>
      <span role="status">{isReady.value && <span class="appReady">{offlineTexts.value.ready}</span>}</span>
      <InstallOffer />
    </>
  ) : (
    <Update apply={apply} />
  );
}

function Update({ apply }: { readonly apply: () => void }) {
  const { newVersion, update: label, updating } = offlineTexts.value;
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    apply();
  };
  return (
    <>
      <span role="status" class="appReady">
        {newVersion}
      </span>
      <button type="button" class="plainButton" aria-disabled={isBusy} onClick={press}>
        {isBusy ? updating : label}
      </button>
    </>
  );
}
