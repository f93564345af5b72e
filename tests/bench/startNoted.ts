/** When things have happened in a watched page, in milliseconds since its navigation; null before. */
export interface Noted {
  answered: number | null;
  tapped: number | null;
  drawn: number | null;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}
