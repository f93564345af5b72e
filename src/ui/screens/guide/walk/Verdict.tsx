import { guideTexts } from '../../../app/state/texts';

interface Props {
  /** Null: nothing was tried yet, and `children` says what to do. */
  readonly isRight: boolean | null;
  readonly sentence: string;
}

/** What came of a try, in a word, a sign and a sentence; before, what there is to try. Screen readers hear it. */
export function Verdict({ isRight, sentence }: Props) {
  const { right, wrong } = guideTexts.value.walk;
  return (
    <p class="walkSays" role="status">
      {isRight !== null && (
        <b class={isRight ? 'verdict yes' : 'verdict no'}>
          <VerdictSign isRight={isRight} />
          {isRight ? right : wrong}.
        </b>
      )}{' '}
      {sentence}
    </p>
  );
}

export function VerdictSign({ isRight }: { readonly isRight: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={isRight ? 'M3 8.500L6.500 12L13 4.500' : 'M4 4L12 12M12 4L4 12'} />
    </svg>
  );
}
