import { guideTexts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { Guide } from './Guide';

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
