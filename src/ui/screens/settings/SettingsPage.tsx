import { useState } from 'preact/hooks';
import { useInstall } from '../../app/services';
import { offlineTexts, settingsTexts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { InstallStory } from '../../kit/install/InstallStory';
import { Setting } from './Setting';
import { Settings } from './Settings';

export function SettingsPage() {
  const { heading } = settingsTexts.value;
  return (
    <main class="settingsPage">
      <BackHome />
      <h1>{heading}</h1>
      <Settings>
        {/* Not at the table: players do not install an app in the middle of a game. */}
        <InstallSetting />
      </Settings>
    </main>
  );
}

/** The way onto the home screen at any time, also for those who did not want it when they were asked. */
function InstallSetting() {
  const { install: label, story } = offlineTexts.value;
  const [isTold, setTold] = useState(false);
  const way = useInstall().value;
  if (way.type === 'none') return null;
  const press = () => (way.type === 'prompt' ? way.ask() : setTold(true));
  return (
    <>
      <Setting name={story.heading} about={story.why}>
        <button type="button" class="outline" onClick={press}>
          {label}
        </button>
      </Setting>
      {isTold && <InstallStory close={() => setTold(false)} />}
    </>
  );
}
