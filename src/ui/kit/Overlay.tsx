import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { REPEATED_TAP_MS } from './repeatedTap';
import './overlay.css';

interface Props {
  readonly title: string;
  /** How it lies over what is behind: a card in the middle, or a sheet at the side. */
  readonly look: 'card' | 'sheet';
  readonly close: () => void;
  /** What has the focus first, instead of the heading. */
  readonly first?: RefObject<HTMLElement | null>;
  /** Where the focus goes once it is closed if what had it before is gone. */
  readonly focusAfter?: () => void;
  readonly children: ComponentChildren;
}

/**
 * Every dialog, panel and card that holds up what lies behind. No `dialog` element: the browser would lift it out of the
 * table, and it would not turn to face the player.
 */
export function Overlay({ title, look, close, first, focusAfter, children }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(root, first ?? heading, {
    giveFocusBack(before) {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusAfter?.();
    },
  });
  const [openedAt] = useState(() => performance.now());
  const tapBehind = ({ timeStamp }: MouseEvent) => {
    // The second half of the double tap that has opened it.
    if (timeStamp - openedAt > REPEATED_TAP_MS) close();
  };
  const press = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    pressInModal(event, close);
    if (event.key === 'Tab') keepTabWithin(event);
  };
  return (
    <div class={`modal ${look}`} ref={root}>
      <Backdrop tap={tapBehind} />
      {/* It can have the focus itself: a tap on its words would leave that on the body, and Escape without meaning. */}
      <div class="box" role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} onKeyDown={press}>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

/** What lies beside the box of a modal element. */
export function Backdrop({ tap }: { readonly tap: (event: MouseEvent) => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a finger's way out; keys have Escape and the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      class="behind"
      // A tap that does not close the box would leave the focus on the body, and Escape without meaning.
      onMouseDown={(event) => event.preventDefault()}
      onClick={tap}
    />
  );
}

interface ModalOptions {
  /** The focus does not scroll: what comes first is to be read, even where that hides what has the focus. */
  readonly preventScroll?: boolean;
  /** Where the focus goes once the element is gone; it gets what had the focus before. */
  readonly giveFocusBack?: (before: Element | null) => void;
}

/** As long as `root` is there, it has the focus, beginning with `first`, and everything behind it is inert. */
export function useModal(
  root: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  { preventScroll = false, giveFocusBack }: ModalOptions = {},
): void {
  // Now: once this is drawn, what lies behind is inert and has lost the focus.
  const [before] = useState(() => document.activeElement);
  // At once: a key that is pressed before the element is painted is meant for it, too.
  useLayoutEffect(() => {
    const release = root.current === null ? () => {} : makeInertBehind(root.current);
    first.current?.focus({ preventScroll });
    return () => {
      release();
      // Another modal element that is rendered together with this end comes first.
      if (giveFocusBack !== undefined) setTimeout(() => giveFocusBack(before));
    };
  }, []);
}

/** Keys in a modal element mean nothing behind it; Escape closes it, if it can be closed. */
export function pressInModal(event: KeyboardEvent, close: (() => void) | null): void {
  event.stopPropagation();
  if (event.key === 'Escape') close?.();
}

/** Everything but this element, what it lies in, and what is read out by itself. Gives back what undoes it. */
function makeInertBehind(element: HTMLElement): () => void {
  const behind: HTMLElement[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement)) continue;
      if (sibling.matches('[role="status"], [role="alert"]')) continue;
      cover(sibling, 1);
      behind.push(sibling);
    }
  }
  return () => {
    for (const each of behind) cover(each, -1);
  };
}

/** Counts how many modal elements lie over it: of two, either may be the first to go. */
function cover(element: HTMLElement, by: 1 | -1): void {
  const count = Number(element.dataset.covers ?? 0) + by;
  element.inert = count > 0;
  if (count > 0) element.dataset.covers = String(count);
  else delete element.dataset.covers;
}

const CONTROLS = 'button:enabled, input:enabled, a[href], [tabindex="0"]';

/** From the last control Tab goes on to the first, and back: else it would leave the page. */
function keepTabWithin(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const isAtEnd = document.activeElement === last;
  // The heading has the focus first, and nothing lies before it.
  const isBeforeAll = event.shiftKey && !controls.some((control) => control === document.activeElement);
  if (!isAtEnd && !isBeforeAll) return;
  event.preventDefault();
  first?.focus();
}
