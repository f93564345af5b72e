import { untracked, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameState } from '../../rules/state';
import { seatName, stackName } from './names';
import { eventSentence, tellingSentence } from './sentences';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { whatToDo } from './todo';

/** Tells what happened to those who cannot see it: each thing once. */
export function LiveRegion({ screen }: { readonly screen: TableScreen }) {
  const { table, spoken, say } = screen;
  const before = useRef<GameState | null>(null);
  useSignalEffect(() => {
    const { type, events } = table.happening.value;
    untracked(() => {
      const texts = tableTexts.value;
      const state = table.state.value;
      const told = events.map((event) => eventSentence(texts, event));
      const sentences = type === 'played' ? told : type === 'opened' ? [] : [texts.events[type]];
      if (isNews(before.current, state)) {
        sentences.push(`${texts.screen.to(seatName(texts, state.seat))} ${whatToDo(texts, table)}.`);
      }
      before.current = state;
      say(sentences.join(' '));
    });
  });
  useSignalEffect(() => {
    const refusals = table.refusals.value;
    untracked(() => say(tellingSentence(tableTexts.value, refusals) ?? ''));
  });
  useSignalEffect(() => {
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

/** Somebody else is to move, or something else is to be done. */
function isNews(before: GameState | null, { seat, step, players }: GameState): boolean {
  if (step.type === 'over') return false;
  if (before === null || before.seat !== seat || before.step.type !== step.type) return true;
  return (before.players[seat].hand.length === 0) !== (players[seat].hand.length === 0);
}
