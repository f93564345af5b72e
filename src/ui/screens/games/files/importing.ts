import type { Imported } from '../../../../store/library/gameLibrary';
import { gamesListTexts } from '../../../app/state/texts';

/** A thousand long games take a few; what is larger is not read at all. */
const LARGEST = 64 * 1024 * 1024;

export type Outcome = Imported | { readonly ok: false; readonly why: 'unreadable' };

interface Read {
  readonly name: string;
  readonly outcome: Outcome;
}

/** Reads files one after the other; what is wrong with one says nothing about the next. */
export async function importFiles(
  files: readonly File[],
  takeIn: (text: string) => Promise<Imported>,
): Promise<readonly string[]> {
  const all: Read[] = [];
  for (const file of files) all.push({ name: file.name, outcome: await importFile(file, takeIn) });
  return sentencesOn(all);
}

async function importFile(file: File, takeIn: (text: string) => Promise<Imported>): Promise<Outcome> {
  if (file.size > LARGEST) return { ok: false, why: 'tooLarge' };
  const text = await file.text().catch(() => null);
  // A folder can be dropped as well, and a file may be gone by now.
  return text === null ? { ok: false, why: 'unreadable' } : takeIn(text);
}

/** What came of it: how many games are here now, and of each file that was refused why. */
function sentencesOn(all: readonly Read[]): readonly string[] {
  const texts = gamesListTexts.value;
  const kept = all.reduce((sum, { outcome }) => sum + (outcome.ok ? outcome.ids.length : 0), 0);
  const hasTaken = all.some(({ outcome }) => outcome.ok);
  const refused = all.flatMap(({ name, outcome }) => (outcome.ok ? [] : [whyNot(texts.titled(name), outcome)]));
  return [
    ...(kept > 0 ? [texts.imported(kept)] : hasTaken ? [texts.alreadyHere] : []),
    ...refused,
    ...(refused.length > 0 ? [texts.nothingWritten(refused.length)] : []),
  ];
}

function whyNot(name: string, outcome: Exclude<Outcome, { readonly ok: true }>): string {
  const texts = gamesListTexts.value.refused;
  switch (outcome.why) {
    case 'tooLarge':
    case 'notOurs':
    case 'newer':
    case 'empty':
    case 'full':
    case 'notKept':
    case 'unreadable':
      return texts[outcome.why](name);
    case 'damaged':
      return texts.damaged(name, outcome.game, outcome.key);
    case 'rules':
      return outcome.at === 0 ? texts.beginning(name, outcome.game) : texts.rules(name, outcome.game, outcome.at);
  }
}
