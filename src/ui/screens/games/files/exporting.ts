import { gamesListTexts } from '../../../app/state/texts';
import { type Handed, handText } from '../../../kit/files/handText';
import type { GamesScreen } from '../gamesScreen';

/** Hands the text over as a file, and says what came of it. */
export async function exportText(say: GamesScreen['say'], name: string, text: string | null): Promise<void> {
  if (text === null) return say([gamesListTexts.value.nothingToSave]);
  await tell(say, name, handText(name, text));
}

async function tell(say: GamesScreen['say'], name: string, handing: Promise<Handed>): Promise<void> {
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
      return say([notSaved], () => tell(say, name, handed.again()));
  }
}
