import { guideTexts } from './texts';
import './verdict.css';

/** Yes or no as a word and a sign. */
export function Verdict({ isAllowed }: { readonly isAllowed: boolean }) {
  const { allowed, forbidden } = guideTexts.value;
  return (
    <b class={isAllowed ? 'verdict yes' : 'verdict no'}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isAllowed ? 'M3 8.500L6.500 12L13 4.500' : 'M4 4L12 12M12 4L4 12'} />
      </svg>
      {isAllowed ? allowed : forbidden}.
    </b>
  );
}
