import type { ReadonlySignal } from '@preact/signals';
import './segments.css';

interface Choice<T extends string> {
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: ReadonlySignal<T>;
  choose(wish: T): void;
  /** Each name is in the language it stands for. */
  readonly areLanguages?: boolean;
}

/** A few choices side by side, one of them made. Belongs into a fieldset that says what is chosen. */
export function Segments<T extends string>({ values, names, chosen, choose, areLanguages = false }: Choice<T>) {
  return (
    <div class="segments">
      {values.map((each) => (
        <button
          key={each}
          type="button"
          lang={areLanguages ? each : undefined}
          aria-pressed={each === chosen.value}
          onClick={() => choose(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
