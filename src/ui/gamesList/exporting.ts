import { saveFile } from '../files/saveFile';
import { say } from './news';
import { gamesListTexts } from './texts';

/** Hands the text over as a file, and says what came of it. */
export async function exportText(name: string, text: string | null): Promise<void> {
  if (text === null) return say([gamesListTexts.value.nothingToSave]);
  await handOver(name, new Blob([text], { type: 'text/plain' }));
}

async function handOver(name: string, file: Blob): Promise<void> {
  const { saved, shared, notSaved } = gamesListTexts.value;
  switch (await saveFile(name, file)) {
    case 'saved':
      return say([saved(name)]);
    case 'shared':
      return say([shared]);
    case 'cancelled':
      return say([]);
    case 'failed':
      // Browsers share only right after a tap. Putting the file together may have taken too long: by now it is ready.
      return say([notSaved], () => handOver(name, file));
  }
}
