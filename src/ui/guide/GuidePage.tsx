import { BackHome } from '../BackHome';
import { Guide } from './Guide';
import { guideTexts } from './texts';
import './guidePage.css';

export function GuidePage() {
  const { heading } = guideTexts.value;
  return (
    <main class="guidePage">
      <BackHome />
      <h1>{heading}</h1>
      <Guide />
    </main>
  );
}
