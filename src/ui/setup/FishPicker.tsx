import { useLayoutEffect, useRef } from 'preact/hooks';
import { FISH, type Fish } from '../../history/record';
import type { Seat } from '../../rules/state';
import { FishSign } from '../kit/fish/FishSign';
import { calledIn, chooseFish, type DraftPerson, seatedIn } from '../screens/setup/draft';
import { changeTo, draft } from './keeping';
import { say } from './saying';
import { setupTexts } from './texts';
import '../screens/setup/people/fishPicker.css';

interface Props {
  readonly person: DraftPerson;
  readonly seat: Seat;
  close(): void;
}

/** All four fish. One that somebody has can be had, too: they swap. */
export function FishPicker({ person, seat, close }: Props) {
  const texts = setupTexts.value;
  const picker = useRef<HTMLFieldSetElement>(null);
  const opener = () => picker.current?.parentElement?.querySelector('button');

  // At once: a key that comes before the first picture of it is meant for it, too.
  useLayoutEffect(() => {
    picker.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, []);

  const pick = (fish: Fish) => {
    if (fish !== person.fish) {
      changeTo(chooseFish(draft.value, person.id, fish));
      say(texts.hasFish(seat + 1, fish));
    }
    opener()?.focus();
    close();
  };

  return (
    <fieldset
      ref={picker}
      class="fishPicker"
      aria-label={texts.chooseFish(calledIn(person, texts.fish))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        opener()?.focus();
        close();
      }}
    >
      {FISH.map((fish) => {
        const owner = seatedIn(draft.value).find((each) => each.fish === fish && each.id !== person.id);
        return (
          <button key={fish} type="button" aria-pressed={fish === person.fish} onClick={() => pick(fish)}>
            <FishSign fish={fish} />
            {texts.fish(fish)} {owner !== undefined && <small>{texts.swap(calledIn(owner, texts.fish))}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}
