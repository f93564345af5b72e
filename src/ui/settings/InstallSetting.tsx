import { useState } from 'preact/hooks';
import { install } from '../../offline/install';
import { InstallStory } from '../home/news/InstallStory';
import { offlineTexts } from '../home/news/texts';
import { Setting } from '../screens/settings/Setting';

/** The way onto the home screen at any time, also for those who did not want it when they were asked. */
export function InstallSetting() {
  const { install: label, story } = offlineTexts.value;
  const [isTold, setTold] = useState(false);
  const way = install.value;
  if (way.type === 'none') return null;
  const press = () => (way.type === 'prompt' ? way.ask() : setTold(true));
  return (
    <>
      <Setting name={story.heading} about={story.why}>
        <button type="button" class="quiet" onClick={press}>
          {label}
        </button>
      </Setting>
      {isTold && <InstallStory close={() => setTold(false)} />}
    </>
  );
}
