/** From when to when something was done, in milliseconds since the page's navigation. */
export type Span = readonly [from: number, to: number];

/** When things have happened in a watched page, in milliseconds since its navigation; null before. */
export interface Noted {
  answered: number | null;
  tapped: number | null;
  drawn: number | null;
  /** On the way from the tap to the picture: the game read, the pictures painted and brought to the graphics card. */
  read: Span | null;
  painted: Span | null;
  uploaded: Span | null;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}
