import type { Person } from '../../../history/record';
import type { TableTexts } from '../../../i18n/en/table/table';
import type { GameState } from '../../../rules/state';
import { handingOn } from '../../../store/table/handingOn';
import type { Table } from '../../../store/table/table';
import { seatName } from '../../boardScreen/names';
import { eventSentence } from '../../story/sentences';
import { whatToDo } from './turn/todo';
import { handingName } from './undoing';

/** What just happened at the table and, if that is new since the state before, what is to be done now. */
export function newsOf(texts: TableTexts, people: readonly Person[], table: Table, before: GameState | null): string {
  const { type, events } = table.happening.value;
  const state = table.state.value;
  // The final scoring tells that step by step, and who has won at its end.
  const told = events
    .filter(({ type: each }) => each !== 'gameEnded')
    .map((event) => eventSentence(texts, people, event));
  const handing = type === 'undone' ? handingOn(events) : null;
  const sentences = type === 'played' ? told : type === 'opened' ? [] : [texts.events[type]];
  if (handing !== null) sentences.splice(0, 1, texts.events.undoneOf(handingName(texts, people, handing)));
  if (state.step.type === 'over') {
    // After the last move the final scoring tells the result, step by step.
    if (type !== 'played') sentences.push(whatToDo(texts, people, table));
  } else if (isNews(before, state)) {
    const todo = whatToDo(texts, people, table);
    // A character is told of when its turn begins; then its moves speak for themselves.
    if (!table.isThinking.value) sentences.push(`${texts.screen.to(seatName(texts, people, state.seat))} ${todo}.`);
    else if (before === null || before.seat !== state.seat) sentences.push(`${todo}.`);
  }
  return sentences.join(' ');
}

/** Another player is to move, the step of the turn has changed, or the hand has. */
function isNews(before: GameState | null, { seat, step, players }: GameState): boolean {
  if (before === null || before.seat !== seat || before.step.type !== step.type) return true;
  return before.players[seat].hand.length !== players[seat].hand.length;
}
