import { type ReadonlySignal, signal } from '@preact/signals';
import type { Point, Rect } from '../../../board/layout';
import type { Seat } from '../../../rules/state';

/** Room that the page keeps free for what the canvas draws. */
export type SlotName =
  | 'reef'
  | 'atoll'
  | 'display'
  /** Around the display: with what is written below its luminos. */
  | 'displayTray'
  | 'hand'
  | 'stones'
  | 'bag'
  | `smallReef${Seat}`
  | `smallDisplay${Seat}`;

/** Where the slots are, in CSS pixels from the top left of the board. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly rects: Readonly<Partial<Record<SlotName, Rect>>>;
}

export interface Slots {
  readonly measured: ReadonlySignal<Measured>;
  /** For `ref` of the element that hosts the canvas; everything is measured from there. */
  readonly host: (element: HTMLElement | null) => void;
  /** For `ref` of the element that keeps the room. */
  slot(name: SlotName): (element: HTMLElement | null) => void;
  /** The element that keeps that room now. */
  elementOf(name: SlotName): HTMLElement | null;
  /** Measures in the next frame: something may have moved without changing its size. */
  remeasure(): void;
  /** Measures at once what would be measured in this frame. */
  measureDue(): void;
  /** Measures from now on, until the returned function is called. */
  watch(): () => void;
}

export function createSlots(): Slots {
  const measured = signal<Measured>({ width: 0, height: 0, rects: {} });
  const elements = new Map<SlotName | 'host', HTMLElement>();
  const refs = new Map<SlotName | 'host', (element: HTMLElement | null) => void>();
  let frame = 0;
  const measure = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const next = measureAll(elements);
    if (JSON.stringify(next) !== JSON.stringify(measured.peek())) measured.value = next;
  };
  const observer = new ResizeObserver(measure);

  // One function for each slot, always the same: a new one would make Preact detach and attach it with every render.
  const refOf = (name: SlotName | 'host') => {
    const known = refs.get(name);
    if (known !== undefined) return known;
    const ref = (element: HTMLElement | null) => {
      const before = elements.get(name);
      if (before !== undefined) observer.unobserve(before);
      elements.delete(name);
      if (element === null) return;
      elements.set(name, element);
      observer.observe(element);
    };
    refs.set(name, ref);
    return ref;
  };
  const remeasure = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };

  return {
    measured,
    host: refOf('host'),
    slot: refOf,
    elementOf: (name) => elements.get(name) ?? null,
    remeasure,
    measureDue() {
      if (frame !== 0) measure();
    },
    watch() {
      const stop = watchWindow(remeasure);
      for (const element of elements.values()) observer.observe(element);
      measure();
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        stop();
      };
    },
  };
}

function measureAll(elements: ReadonlyMap<SlotName | 'host', HTMLElement>): Measured {
  const host = elements.get('host');
  const rects: Partial<Record<SlotName, Rect>> = {};
  if (host === undefined) return { width: 0, height: 0, rects };
  const corner = cornerOf(host);
  for (const [name, element] of elements) {
    if (name === 'host') continue;
    const { x, y } = cornerOf(element);
    rects[name] = { x: x - corner.x, y: y - corner.y, width: element.offsetWidth, height: element.offsetHeight };
  }
  return { width: host.offsetWidth, height: host.offsetHeight, rects };
}

/** As the page was laid out, whichever way it is turned on the screen or still turning. */
function cornerOf(element: HTMLElement): Point {
  const { offsetParent, offsetLeft: x, offsetTop: y } = element;
  if (!(offsetParent instanceof HTMLElement)) return { x, y };
  const corner = cornerOf(offsetParent);
  return { x: corner.x + x, y: corner.y + y };
}

function watchWindow(changed: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('resize', changed, { signal });
  addEventListener('orientationchange', changed, { signal });
  visualViewport?.addEventListener('resize', changed, { signal });
  return () => stop.abort();
}
