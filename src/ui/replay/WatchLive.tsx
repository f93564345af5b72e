import { type ReadonlySignal, untracked } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Watching } from '../../store/table/playback';
import { seatName, stackName } from '../boardScreen/names';
import { spokenOf, type Told } from '../screens/replay/stepStory';
import type { TableScreen } from '../table/tableScreen';
import { tableTexts } from '../table/texts';
import { useWatch } from '../useWatch';
import { words } from './words';

interface Props {
  readonly screen: TableScreen;
  readonly watching: Watching;
  readonly told: ReadonlySignal<Told>;
}

/** Tells each step to those who cannot see it, and what they look at. */
export function WatchLive({ screen, watching, told }: Props) {
  const { table, spoken, say, hush } = screen;
  const seen = useRef({ step: watching.step.peek(), shown: table.shown.peek() });
  useWatch(() => {
    const now = { step: watching.step.value, shown: table.shown.value };
    const { step, shown } = seen.current;
    seen.current = now;
    untracked(() => {
      if (now.step !== step) {
        // The slider says it by itself.
        if (document.activeElement?.matches('[type="range"]')) hush();
        else say(spokenOf(words.value, told.value));
      } else if (now.shown !== shown) {
        say(`${tableTexts.value.screen.reefOf(seatName(tableTexts.value, now.shown))}.`);
      }
    });
  });
  useWatch(() => {
    const field = table.looked.value;
    if (field === null) return;
    untracked(() => {
      const { side, players } = table.state.value;
      say(stackName(tableTexts.value, side, players[table.shown.value].reef, field));
    });
  });
  return (
    <div class="unseen" role="status">
      {/* The same words again are a new thing to say. */}
      <p key={spoken.value}>{spoken.value.sentence}</p>
    </div>
  );
}
