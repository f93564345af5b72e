import { type ReadonlySignal, untracked } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Playback } from '../../../store/table/playback';
import { restTexts, tableTexts } from '../../app/state/texts';
import type { BoardScreen } from '../../boardScreen/boardScreen';
import { LiveRegion } from '../../boardScreen/LiveRegion';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { useSyncEffect } from '../../kit/useSyncEffect';
import { type StepStory, spokenOf } from './stepStory';

interface Props {
  readonly screen: BoardScreen;
  readonly playback: Playback;
  readonly told: ReadonlySignal<StepStory>;
}

/** Tells each step to those who cannot see it, and what they look at. */
export function StepAnnouncements({ screen, playback, told }: Props) {
  const people = usePeople();
  const { view, announce, clearAnnouncement } = screen;
  const seen = useRef({ step: playback.step.peek(), shown: view.shown.peek() });
  useSyncEffect(() => {
    const now = { step: playback.step.value, shown: view.shown.value };
    const { step, shown } = seen.current;
    seen.current = now;
    untracked(() => {
      if (now.step !== step) {
        // The slider says it by itself.
        if (document.activeElement?.matches('[type="range"]')) clearAnnouncement();
        else announce(spokenOf({ ...restTexts.value, people }, told.value));
      } else if (now.shown !== shown) {
        announce(`${tableTexts.value.screen.reefOf(seatName(tableTexts.value, people, now.shown))}.`);
      }
    });
  });
  return <LiveRegion screen={screen} />;
}
