import { useState } from 'preact/hooks';
import { install } from '../../../offline/install';
import { remember } from '../../settings/remembered';
import { InstallStory } from './InstallStory';
import { offlineTexts } from './texts';

const { chosen: wish, choose } = remember<'open' | 'later'>('lumicora.install', ['open', 'later'], 'open');

/** The way onto the home screen, until it is there or somebody says no. */
export function InstallOffer() {
  const { install: label, later } = offlineTexts.value;
  const [isTold, setTold] = useState(false);
  const way = install.value;
  if (way.type === 'none' || wish.value === 'later') return null;
  const press = () => (way.type === 'prompt' ? way.ask() : setTold(true));
  return (
    <>
      <button type="button" class="plainButton" onClick={press}>
        {label}
      </button>
      <button type="button" class="appLater" title={later} aria-label={later} onClick={() => choose('later')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
      {isTold && <InstallStory close={() => setTold(false)} />}
    </>
  );
}
