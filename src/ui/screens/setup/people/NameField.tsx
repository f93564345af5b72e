import type { TargetedEvent, TargetedInputEvent } from 'preact';
import type { Seat } from '../../../../rules/state';
import { setupTexts } from '../../../app/state/texts';
import { tidyName, typedName } from '../../../kit/gameFacts/personName';
import { type DraftPerson, type Hint, rename } from '../draft';
import { useSetup } from '../setupState';

interface Props {
  readonly person: DraftPerson;
  readonly seat: Seat;
  readonly hint: Hint | null;
}

export function NameField({ person: { id, name, fish }, seat, hint }: Props) {
  const { draft, change } = useSetup();
  const texts = setupTexts.value;
  const hintId = `nameHint${id}`;
  const type = (event: TargetedInputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    // A character that is still being composed must not be changed; the end of composing is an input, too.
    if (!event.isComposing) keepShort(field);
    change(rename(draft.value, id, field.value));
  };
  const finish = ({ currentTarget: field }: TargetedEvent<HTMLInputElement>) => {
    if (name === null) return;
    field.value = tidyName(field.value);
    change(rename(draft.value, id, field.value));
  };
  return (
    <>
      <input
        type="text"
        class="nameField"
        dir="auto"
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="done"
        aria-label={texts.name(seat + 1)}
        aria-describedby={hint === null ? undefined : hintId}
        placeholder={texts.fish(fish)}
        value={name ?? ''}
        onInput={type}
        onCompositionEnd={({ currentTarget }) => keepShort(currentTarget)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {hint !== null && (
        <p id={hintId} class="nameHint">
          {hint.type === 'blank' ? texts.blank(fish) : texts.same(hint.name, hint.count)}
        </p>
      )}
    </>
  );
}

/** Removes what a name must not have, without moving the caret to the end. */
function keepShort(field: HTMLInputElement): void {
  const kept = typedName(field.value);
  if (kept === field.value) return;
  const caret = Math.min(field.selectionStart ?? kept.length, kept.length);
  field.value = kept;
  field.setSelectionRange(caret, caret);
}
