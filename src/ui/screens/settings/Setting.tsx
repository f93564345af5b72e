import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './settings.css';

interface Props {
  readonly name: string;
  /** A sentence that says what it does. */
  readonly about: string;
  /** Something to know as it is set now. */
  readonly note?: string | null;
  readonly children?: ComponentChildren;
}

/** One thing that can be set: its name, what it does, and the choice. */
export function Setting({ name, about, note = null, children }: Props) {
  const id = useId();
  return (
    <fieldset class="setting" aria-labelledby={`${id}name`} aria-describedby={`${id}about`}>
      <div class="about">
        <b id={`${id}name`}>{name}</b>
        <p id={`${id}about`}>
          {about}
          {note !== null && <span class="note">{note}</span>}
        </p>
      </div>
      {children}
    </fieldset>
  );
}
