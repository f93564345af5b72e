import { type Handed, handText } from '../kit/files/handText';
import { say } from './news';
import { gamesListTexts } from './texts';

/** Hands the text over as a file, and says what came of it. */
export async function exportText(name: string, text: string | null): Promise<void> {
  if (text === null) return say([gamesListTexts.value.nothingToSave]);
  await tell(name, handText(name, text));
}

async function tell(name: string, handing: Promise<Handed>): Promise<void> {
  const handed = await handing;
  const { saved, shared, notSaved } = gamesListTexts.value;
  switch (handed.saved) {
    case 'saved':
      return say([saved(name)]);
    case 'shared':
      return say([shared]);
    case 'cancelled':
      return say([]);
    case 'failed':
      return say([notSaved], () => tell(name, handed.again()));
  }
}
