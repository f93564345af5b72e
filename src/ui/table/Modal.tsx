import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBeginning } from './story/focusBeginning';
import { TREMBLE } from './tremble';
import '../kit/overlay.css';

interface Props {
  readonly title: string;
  /** How it lies over the table: a card in the middle, or a sheet at the side. */
  readonly look: 'card' | 'sheet';
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/**
 * Something over the table, which holds still meanwhile. No `dialog` element: the browser would lift it out of the
 * table, and it would not turn to face the player.
 */
export function Modal({ title, look, close, children }: Props) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  // Now: once this is drawn, what lies behind is inert and has lost the keyboard.
  const [before] = useState(() => document.activeElement);
  // At once: a key that comes before the first picture of it is meant for it, too.
  useLayoutEffect(() => {
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what);
    (find('[data-first]') ?? find('h2'))?.focus();
    return () => {
      // What was behind may be inert for a moment longer.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else focusBeginning();
      });
    };
  }, []);
  const [openedAt] = useState(() => performance.now());
  const tapBehind = ({ timeStamp }: MouseEvent) => {
    // The finger that has opened it may tremble.
    if (timeStamp - openedAt > TREMBLE) close();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return (
    <div class={`modal ${look}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger's way out; keys have Escape and the button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div class="behind" onClick={tapBehind} />
      {/* It can have the keyboard itself: a tap on its words would leave that nowhere, and Escape without meaning. */}
      <div
        class="box"
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        ref={box}
        onKeyDown={press}
      >
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
