import type { ComponentChildren } from 'preact';
import './pictureChoice.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly name: string;
  /** One sentence about it. */
  readonly about: string;
  readonly picture: ComponentChildren;
  /** For which players, if not for all. */
  readonly badge?: string | undefined;
}

interface Props<T extends string> {
  /** Tells the choices of this question from those of the others. */
  readonly name: string;
  readonly question: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  choose(value: T): void;
  /** What the pictures show beyond the words, for screen readers. */
  readonly description?: string;
}

/** A question that is answered by pointing at a picture. */
export function PictureChoice<T extends string>({ name, question, choices, chosen, choose, description }: Props<T>) {
  return (
    <fieldset
      class={`pictureChoice ${name}Choice`}
      aria-describedby={description === undefined ? undefined : `${name}Shown`}
    >
      <legend>{question}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            class="unseen"
            checked={choice.value === chosen}
            onChange={() => choose(choice.value)}
          />
          <span class="pictureCard">
            <span class="cardPicture">{choice.picture}</span>
            <span class="cardWords">
              <b>{choice.name}</b>
              <span>{choice.about}</span>
              {choice.badge && <em>{choice.badge}</em>}
            </span>
            <svg class="cardTick" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m7 12.5 3.5 3.5 6.5-7.5" />
            </svg>
          </span>
        </label>
      ))}
      {description !== undefined && (
        <p id={`${name}Shown`} class="unseen">
          {description}
        </p>
      )}
    </fieldset>
  );
}
