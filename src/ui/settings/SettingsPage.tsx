import { BackHome } from '../kit/BackHome';
import { Settings } from '../screens/settings/Settings';
import { InstallSetting } from './InstallSetting';
import { settingsTexts } from './texts';
import './settingsPage.css';

export function SettingsPage() {
  const { heading } = settingsTexts.value;
  return (
    <main class="settingsPage">
      <BackHome />
      <h1>{heading}</h1>
      <Settings>
        {/* Not at the table: nobody installs anything in the middle of a game. */}
        <InstallSetting />
      </Settings>
    </main>
  );
}
