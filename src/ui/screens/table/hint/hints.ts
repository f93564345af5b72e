import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Advice } from '../../../../bots/advice';
import { openColours } from '../../../../rules/play/scoringOutlook';
import { scorings } from '../../../../rules/play/scoringPhase';
import type { OpenedGame } from '../../../../store/library/gameOpener';
import type { Table } from '../../../../store/table/table';
import { areHintsOn } from '../../../app/state/preferences';
import { tableTexts } from '../../../app/state/texts';
import { type Light, NO_LIGHTS, scoringLights } from '../../../boardScreen/light';
import type { TableScreen } from '../tableScreen';
import { spokenHint } from './hintWords';

/** A hint as it is shown, step by step: each is asked for by a tap of its own. */
export type ShownHint =
  | { readonly step: 'asking' | 'none' }
  /** `only`: of the ways the one that is looked at alone. */
  | { readonly step: 'matters' | 'ways' | 'best'; readonly advice: Advice; readonly only: number | null };

/** What the button, the key and the card ask of the hint. */
export interface Hints {
  /** Whether there are any in this game. */
  readonly areThere: boolean;
  readonly canAsk: ReadonlySignal<boolean>;
  /** Asks for a hint, or for its next step; after the last one it closes. */
  goOn(): void;
  /** Looks at one way alone; the same again shows all of them. */
  showOnly(way: number): void;
  close(): void;
}

export function createHints(screen: TableScreen, { advise, record }: Pick<OpenedGame, 'advise' | 'record'>): Hints {
  const { live, table, hint, beats } = screen;
  const canAsk = computed(() => advise !== null && areHintsOn.value && beats.beat.value === null && hasQuestion(live));
  const show = (next: ShownHint) => {
    hint.value = next;
    screen.announce(spokenHint(tableTexts.peek(), record.people, next));
  };
  const close = () => {
    hint.value = null;
  };
  const ask = async () => {
    if (advise === null || !canAsk.peek()) return;
    const { seat } = live.state.peek();
    // It is about the own reef, all of it.
    if (live.shown.peek() !== seat) table.act({ type: 'enlarge', seat });
    if (live.level.peek() !== null) table.act({ type: 'filter', level: null });
    const asked: ShownHint = { step: 'asking' };
    const cancel = new AbortController();
    hint.value = asked;
    const stop = hint.subscribe((now) => {
      if (now !== asked) cancel.abort();
    });
    const advice = await advise(cancel.signal);
    stop();
    if (hint.peek() !== asked) return;
    if (advice === null) return show({ step: 'none' });
    table.act({ type: 'note', note: { type: 'hint' } });
    show({ step: 'matters', advice, only: null });
  };
  return {
    areThere: advise !== null,
    canAsk,
    close,
    goOn() {
      const now = hint.peek();
      if (now === null || now.step === 'none') ask();
      else if (now.step === 'matters' && now.advice.ways.length > 1) show({ ...now, step: 'ways' });
      else if (now.step === 'matters' || now.step === 'ways') show({ ...now, step: 'best', only: now.advice.best });
      // A finger that taps twice still wants what it has asked for.
      else if (now.step !== 'asking') close();
    },
    showOnly(way) {
      const now = hint.peek();
      if (now?.step === 'ways') hint.value = { ...now, only: now.only === way ? null : way };
    },
  };
}

/** Somebody at this screen has something to decide that is worth a thought. */
function hasQuestion({ state, isThinking }: Table): boolean {
  const { step, players, seat } = state.value;
  if (isThinking.value) return false;
  switch (step.type) {
    case 'offer':
    case 'act':
      return true;
    case 'settle':
      return players[seat].hand.length > 0;
    case 'score':
      return openColours(state.value, seat).length > 0;
    case 'start':
    case 'over':
      return false;
  }
}

/** Lights up what a hint speaks of, and closes it when the game goes on or on Escape. Gives back its undo. */
export function followHint(screen: TableScreen): () => void {
  const { live, hint } = screen;
  const close = () => {
    hint.value = null;
  };
  const stopShining = effect(() => {
    const lights = lightsOf(hint.value, live);
    if (lights === NO_LIGHTS) return undefined;
    screen.shine(lights);
    return () => screen.shine(NO_LIGHTS);
  });
  const isOpen = computed(() => hint.value !== null);
  const stopWatching = effect(() => {
    if (!isOpen.value) return undefined;
    const asked = live.state.peek();
    const seen = live.shown.peek();
    return effect(() => {
      if (live.state.value !== asked || live.shown.value !== seen || !areHintsOn.value) close();
    });
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hint.peek() === null || document.querySelector('[aria-modal]') !== null) return;
    event.preventDefault();
    close();
  };
  addEventListener('keydown', press, { capture: true });
  return () => {
    stopShining();
    stopWatching();
    removeEventListener('keydown', press, { capture: true });
    close();
  };
}

/** Of a scoring where its points come from. */
function lightsOf(shown: ShownHint | null, { state }: Table): readonly Light[] {
  if (shown === null || !('advice' in shown) || shown.only === null) return NO_LIGHTS;
  const [move] = shown.advice.ways[shown.only].moves;
  if (move.type !== 'score') return NO_LIGHTS;
  const scoring = scorings(state.value).find(({ score }) => score.colour === move.colour);
  const lights = scoring === undefined ? [] : scoringLights(scoring);
  return lights.length === 0 ? NO_LIGHTS : lights;
}
