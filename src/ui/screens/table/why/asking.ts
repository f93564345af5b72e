import { effect } from '@preact/signals';
import type { Person } from '../../../../history/record';
import type { Seat } from '../../../../rules/state';
import type { OpenedGame } from '../../../../store/library/gameOpener';
import { lastDecision } from '../../../../store/table/lastDecision';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import type { PlayerReasons } from '../../../boardScreen/players/Players';
import type { TableScreen } from '../tableScreen';
import { whyLines } from './lines';

/** Asks a character for its reasons when its player block is tapped and its reef becomes the large one. */
export function createReasons(screen: TableScreen, { explain, record }: OpenedGame): PlayerReasons {
  const { live, why } = screen;
  const decisionOf = (seat: Seat) =>
    screen.isCharacter(seat) ? lastDecision(live.past.value, seat, live.state.value) : null;
  return {
    has: (seat) => decisionOf(seat) !== null,
    async ask(seat) {
      const decision = decisionOf(seat);
      // The same tap leads back from a reef that is looked at.
      const isLeaving = live.shown.peek() === seat && live.state.peek().seat !== seat;
      if (decision === null || isLeaving) return;
      const asked = { seat, decision: decision.type, why: null };
      const cancel = new AbortController();
      why.value = asked;
      const stop = why.subscribe((now) => {
        if (now !== asked) cancel.abort();
      });
      const answer = await explain(seat, decision, cancel.signal);
      stop();
      if (why.peek() !== asked) return;
      why.value = answer === null ? null : { ...asked, why: answer };
      if (answer !== null) screen.announce(sentenceOf(screen, record.people));
    },
  };
}

/** A finger, a key, or the game that goes on closes the card; Escape means nothing else meanwhile. Gives back its undo. */
export function listenToClose({ live, why }: TableScreen): () => void {
  const close = () => {
    why.value = null;
  };
  const stopListening = effect(() => {
    if (why.value === null) return;
    const until = new AbortController();
    const how = { capture: true, signal: until.signal };
    const press = (event: KeyboardEvent) => {
      if (event.repeat) return;
      if (event.key === 'Escape') event.preventDefault();
      close();
    };
    addEventListener('pointerdown', close, how);
    addEventListener('keydown', press, how);
    return () => until.abort();
  });
  const stopWatching = live.happening.subscribe(close);
  return () => {
    stopListening();
    stopWatching();
    close();
  };
}

function sentenceOf({ why }: TableScreen, people: readonly Person[]): string {
  const shown = why.peek();
  if (shown === null) return '';
  const texts = tableTexts.peek();
  const { title, lines, compared } = whyLines(texts, people, shown);
  const spoken = lines.map(({ amount, words }) => `${amount} ${words}`);
  const name = seatName(texts, people, shown.seat);
  return texts.why.spoken(name, title, spoken.length > 0 ? spoken : [texts.why.same], compared);
}
