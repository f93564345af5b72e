import { useState } from 'preact/hooks';
import { install } from '../../../offline/install';
import { focusHeading } from '../../focusHeading';
import { useHeir } from '../../useHeir';
import { InstallStory } from './InstallStory';
import { isLater, sayLater } from './notNow';
import { offlineTexts } from './texts';

/** The way onto the home screen, until it is there; whoever says no is left alone for a while. */
export function InstallOffer() {
  const { install: label, later } = offlineTexts.value;
  const [isTold, setTold] = useState(false);
  const heir = useHeir(focusHeading);
  const way = install.value;
  if (way.type === 'none' || isLater.value) return null;
  const press = () => (way.type === 'prompt' ? way.ask() : setTold(true));
  return (
    <>
      <button type="button" class="plainButton" onClick={press}>
        {label}
      </button>
      <button type="button" class="appLater" ref={heir} title={later} aria-label={later} onClick={sayLater}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
      {isTold && <InstallStory close={() => setTold(false)} />}
    </>
  );
}
