import { BackHome } from '../BackHome';
import { Settings } from './Settings';
import { settingsTexts } from './texts';
import './settingsPage.css';

export function SettingsPage() {
  const { heading } = settingsTexts.value;
  return (
    <main class="settingsPage">
      <BackHome />
      <h1>{heading}</h1>
      <Settings />
    </main>
  );
}
