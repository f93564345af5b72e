import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useInstall, useUpdates } from '../../../app/services';
import { offlineTexts } from '../../../app/state/texts';
import { focusHeading, useFocusFallback } from '../../../kit/focus';
import { InstallStory } from '../../../kit/install/InstallStory';
import { usePageState } from '../../../kit/pageState';
import { createInstallDismissal } from './installDismissal';

export interface NewsProps {
  /** Lays something over the whole page; null takes it away. */
  readonly showOverlay: (overlay: ComponentChildren) => void;
}

/** A new version comes first; otherwise whether all is here, and the way to the home screen. */
export function News({ showOverlay }: NewsProps) {
  const { isReady, update } = useUpdates();
  const apply = update.value;
  return apply === null ? (
    <>
      <span role="status">{isReady.value && <span class="appReady">{offlineTexts.value.ready}</span>}</span>
      <InstallOffer showOverlay={showOverlay} />
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
      <button type="button" class="outline wide" aria-disabled={isBusy} onClick={press}>
        {isBusy ? updating : label}
      </button>
    </>
  );
}

/** The way onto the home screen, until the app is there; a player who says no is not asked again for a while. */
export function InstallOffer({ showOverlay }: NewsProps) {
  const { install: label, later } = offlineTexts.value;
  const focusFallback = useFocusFallback(focusHeading);
  const { isDismissed, dismiss } = usePageState(createInstallDismissal);
  const way = useInstall().value;
  if (way.type === 'none' || isDismissed.value) return null;
  const press = () =>
    way.type === 'prompt' ? way.ask() : showOverlay(<InstallStory close={() => showOverlay(null)} />);
  return (
    <>
      <button type="button" class="outline wide" onClick={press}>
        {label}
      </button>
      <button
        type="button"
        class="iconButton appLater"
        ref={focusFallback}
        title={later}
        aria-label={later}
        onClick={dismiss}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    </>
  );
}
