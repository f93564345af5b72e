import { type Saved, saveFile } from './saveFile';

/** What came of handing a file over. */
export type Handed =
  | { readonly saved: Exclude<Saved, 'failed'> }
  /**
   * Browsers share only right after a tap. Putting the file together may have taken too long; by now it is ready, and
   * `again` hands it over with the next tap.
   */
  | { readonly saved: 'failed'; readonly again: () => Promise<Handed> };

/** Hands a text to the player as a file. */
export function handText(name: string, text: string): Promise<Handed> {
  return hand(name, new Blob([text], { type: 'text/plain' }));
}

async function hand(name: string, file: Blob): Promise<Handed> {
  const saved = await saveFile(name, file);
  return saved === 'failed' ? { saved, again: () => hand(name, file) } : { saved };
}
