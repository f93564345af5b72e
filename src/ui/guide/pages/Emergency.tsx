import { guideTexts } from '../texts';

export function Emergency() {
  const { emergency } = guideTexts.value;
  return (
    <>
      <p>{emergency.stack}</p>
      <ol class="inOrder">
        {emergency.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{emergency.last}</p>
    </>
  );
}
