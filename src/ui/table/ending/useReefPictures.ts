import { useState } from 'preact/hooks';
import type { GameState, Seat } from '../../../rules/state';
import { seatName } from '../../boardScreen/names';
import { type Saved, saveFile } from '../../kit/files/saveFile';
import { fileNameOf } from '../../screens/table/ending/result/fileName';
import { tableTexts } from '../texts';
import { endingTexts } from './endingTexts';

/** Paints a reef and hands it over as a file; the message says what became of it. */
export function useReefPictures(state: GameState) {
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async (seat: Seat) => {
    if (isSaving) return;
    setSaving(true);
    setSaved(null);
    setSaved(await saveReef(state, seat));
    setSaving(false);
  };
  const { pictureSaved, pictureFailed } = endingTexts.value;
  const message = saved === 'saved' ? pictureSaved : saved === 'failed' ? pictureFailed : '';
  return { save, isSaving, message };
}

async function saveReef(state: GameState, seat: Seat): Promise<Saved> {
  const name = seatName(tableTexts.peek(), seat);
  const points = tableTexts.peek().words.points(state.players[seat].points);
  try {
    const { drawReefPicture } = await import('../../../board/picture');
    return await saveFile(fileNameOf(name), await drawReefPicture(state, seat, { name, points }));
  } catch {
    return 'failed';
  }
}
