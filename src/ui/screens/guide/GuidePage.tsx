import { Guide } from '../../guide/Guide';
import { guideTexts } from '../../guide/texts';
import { BackHome } from '../../kit/BackHome';
import '../../guide/guidePage.css';

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
