import { untracked } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Person } from '../../../history/record';
import { isStartLumino } from '../../../rules/data/luminos';
import type { GameState } from '../../../rules/state';
import type { Table } from '../../../store/table/table';
import { tableTexts } from '../../app/state/texts';
import { LiveRegion } from '../../boardScreen/LiveRegion';
import { placeName, seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { useSyncEffect } from '../../kit/useSyncEffect';
import { ghostSentence, tellingSentence } from '../../story/sentences';
import { newsOf } from './news';
import type { TableScreen } from './tableScreen';
import { whatToDo } from './turn/todo';

/** Announces what happens at the table to players who cannot see it: each thing once. */
export function TableAnnouncements({ screen }: { readonly screen: TableScreen }) {
  const people = usePeople();
  // Players who listen wait for no beat.
  const { live: table, announce, clearAnnouncement } = screen;
  const before = useRef<GameState | null>(null);
  const seen = useRef({ state: table.state.peek(), shown: table.shown.peek() });
  const head = useRef(untracked(() => headOf(table, people)));
  // First of all, so that it cannot take back what the others say.
  useSyncEffect(() => {
    tableTexts.value;
    untracked(clearAnnouncement);
  });
  useSyncEffect(() => {
    table.happening.value;
    untracked(() => {
      announce(newsOf(tableTexts.value, people, table, before.current));
      before.current = table.state.value;
    });
  });
  useSyncEffect(() => {
    const refusals = table.refusals.value;
    untracked(() => announce(tellingSentence(tableTexts.value, refusals) ?? ''));
  });
  useSyncEffect(() => {
    const field = table.first.value;
    if (field === null) return;
    untracked(() => {
      const held = table.held.value;
      const ghost = table.ghost.value;
      if (held !== null && ghost !== null && isStartLumino(held))
        announce(ghostSentence(tableTexts.value, held, ghost));
      else announce(tableTexts.value.fields.marked(placeName(tableTexts.value, field)));
    });
  });
  useSyncEffect(() => {
    const now = headOf(table, people);
    const { state, first, texts, sentence } = head.current;
    head.current = now;
    // Moves, marked fields and another language have been told already.
    if (now.state !== state || now.first !== first || now.texts !== texts || now.sentence === sentence) return;
    untracked(() => announce(`${now.sentence}.`));
  });
  useSyncEffect(() => {
    const now = { state: table.state.value, shown: table.shown.value };
    const { state, shown } = seen.current;
    seen.current = now;
    // With a move the reef may change, too: then the move is the news.
    if (now.state !== state || now.shown === shown) return;
    untracked(() => announce(`${tableTexts.value.screen.reefOf(seatName(tableTexts.value, people, now.shown))}.`));
  });
  return <LiveRegion screen={screen} />;
}

/** What is to be done now, and what else that sentence changes with. */
function headOf(table: Table, people: readonly Person[]) {
  const texts = tableTexts.value;
  return { state: table.state.value, first: table.first.value, texts, sentence: whatToDo(texts, people, table) };
}
