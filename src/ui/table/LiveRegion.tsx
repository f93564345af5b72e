import { untracked } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameState } from '../../rules/state';
import type { Table } from '../../store/table';
import { isStartLumino, placeName, seatName, stackName } from '../boardScreen/names';
import { whatToDo } from '../screens/table/turn/todo';
import { ghostSentence, tellingSentence } from '../story/sentences';
import { useWatch } from '../useWatch';
import { newsOf } from './news';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';

/** Tells what happened to those who cannot see it: each thing once. */
export function LiveRegion({ screen }: { readonly screen: TableScreen }) {
  const { table, spoken, say, hush } = screen;
  const before = useRef<GameState | null>(null);
  const seen = useRef({ state: table.state.peek(), shown: table.shown.peek() });
  const head = useRef(untracked(() => headOf(table)));
  // First of all, so that it cannot take back what the others say.
  useWatch(() => {
    tableTexts.value;
    untracked(hush);
  });
  useWatch(() => {
    table.happening.value;
    untracked(() => {
      say(newsOf(tableTexts.value, table, before.current));
      before.current = table.state.value;
    });
  });
  useWatch(() => {
    const refusals = table.refusals.value;
    untracked(() => say(tellingSentence(tableTexts.value, refusals) ?? ''));
  });
  useWatch(() => {
    const field = table.first.value;
    if (field === null) return;
    untracked(() => {
      const held = table.held.value;
      const ghost = table.ghost.value;
      if (held !== null && ghost !== null && isStartLumino(held)) say(ghostSentence(tableTexts.value, held, ghost));
      else say(tableTexts.value.fields.marked(placeName(tableTexts.value, field)));
    });
  });
  useWatch(() => {
    const now = headOf(table);
    const { state, first, texts, sentence } = head.current;
    head.current = now;
    // Moves, marked fields and another language have been told already.
    if (now.state !== state || now.first !== first || now.texts !== texts || now.sentence === sentence) return;
    untracked(() => say(`${now.sentence}.`));
  });
  useWatch(() => {
    const now = { state: table.state.value, shown: table.shown.value };
    const { state, shown } = seen.current;
    seen.current = now;
    // With a move the reef may change, too: then the move is the news.
    if (now.state !== state || now.shown === shown) return;
    untracked(() => say(`${tableTexts.value.screen.reefOf(seatName(tableTexts.value, now.shown))}.`));
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

/** What is to be done now, and what else that sentence changes with. */
function headOf(table: Table) {
  const texts = tableTexts.value;
  return { state: table.state.value, first: table.first.value, texts, sentence: whatToDo(texts, table) };
}
