import { guideTexts } from '../texts';

export function Turn() {
  const { turn } = guideTexts.value;
  return (
    <>
      <p>{turn.round}</p>
      <p>{turn.special}</p>
      <ol class="inOrder">
        {turn.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
