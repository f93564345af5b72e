import { untracked } from '@preact/signals';
import { tableTexts } from '../app/state/texts';
import { useSyncEffect } from '../kit/useSyncEffect';
import type { BoardScreen } from './boardScreen';
import { stackName } from './names';

/** Where screen readers hear what the screen announces, each thing once; and what lies under a field that is looked at. */
export function LiveRegion({ screen }: { readonly screen: BoardScreen }) {
  const { view, announcement, announce } = screen;
  useSyncEffect(() => {
    const field = view.looked.value;
    if (field === null) return;
    untracked(() => {
      const { side, players } = view.state.value;
      announce(stackName(tableTexts.value, side, players[view.shown.value].reef, field));
    });
  });
  return (
    <div class="unseen" role="status">
      {/* The same words again are a new thing to say. */}
      <p key={announcement.value}>{announcement.value.sentence}</p>
    </div>
  );
}
