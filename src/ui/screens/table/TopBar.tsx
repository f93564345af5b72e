import type { ComponentChildren } from 'preact';
import { handingOn } from '../../../store/table/handingOn';
import { areHintsOn, chooseSound, sound } from '../../app/state/preferences';
import { goHome } from '../../app/state/route';
import { tableTexts } from '../../app/state/texts';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { SeatSign } from '../../kit/characters/PersonSign';
import { useFocusFallback } from '../../kit/focus';
import { usePageState } from '../../kit/pageState';
import { useRepeatedTap } from '../../kit/repeatedTap';
import {
  HelpIcon,
  HintIcon,
  HomeIcon,
  MenuIcon,
  RedoIcon,
  RestartIcon,
  SoundIcon,
  UndoIcon,
} from '../../kit/signs/icons';
import { RoundTrack } from '../../kit/signs/RoundTrack';
import { SAMPLE } from '../../sound/cues';
import { canSound, createSpeaker } from '../../sound/speaker';
import { focusTurnStart } from './focusTurnStart';
import type { Hints } from './hint/hints';
import type { PanelName, TableScreen } from './tableScreen';
import { headline } from './turn/todo';
import { handingName, takeBack } from './undoing';
import './topBar.css';

/** Which round it is, whose turn, what to do, how to take it back, and where to look things up. */
export function TopBar({ screen, hints }: { readonly screen: TableScreen; readonly hints: Hints }) {
  const people = usePeople();
  const { table, panel } = screen;
  const texts = tableTexts.value;
  const { round, seat, step } = table.state.value;
  const words = texts.screen;
  const isShowing = screen.isShowing.value;
  const isBlocking = screen.beats.isBlocking.value;
  // While a character thinks, the sentence has its name.
  const isNamed = isBlocking || !table.isThinking.value;
  // What the player to move has only begun is taken back first.
  const handing = table.first.value === null ? handingOn(table.undoable.value) : null;
  const isRepeatedTap = useRepeatedTap();
  const open = (name: PanelName) => (event: MouseEvent) => {
    // The finger that has closed it here a moment ago.
    if (!isRepeatedTap(event)) panel.value = name;
  };
  // This button goes with what it takes back.
  const restartFallback = useFocusFallback(() => focusTurnStart(screen));
  return (
    <div class="topBar">
      <Tool label={words.home} press={goHome}>
        <HomeIcon />
      </Tool>
      <RoundTrack round={round} />
      <p class="now">
        {step.type !== 'over' && !isShowing && (
          <b>
            <SeatSign people={people} seat={seat} />
            {isNamed && (isBlocking ? seatName(texts, people, seat) : words.to(seatName(texts, people, seat)))}
          </b>
        )}{' '}
        {!isBlocking && !isShowing && headline(texts, people, table)}
      </p>
      <div class="tools">
        {table.restartPrice.value !== 'none' && !isShowing && (
          <Tool
            kind="restart"
            label={words.restart}
            needsConsent={table.restartPrice.value === 'consent'}
            press={() => takeBack(screen, 'restart')}
            focusFallback={restartFallback}
          >
            <RestartIcon />
          </Tool>
        )}
        <Tool
          label={handing === null ? words.undo : words.undoOf(handingName(texts, people, handing))}
          isDisabled={table.undoPrice.value === 'none' || isShowing || step.type === 'over'}
          needsConsent={table.undoPrice.value === 'consent'}
          press={() => takeBack(screen, 'undo')}
        >
          <UndoIcon />
          {handing !== null && step.type !== 'over' && <SeatSign people={people} seat={handing.seat} />}
        </Tool>
        <Tool
          label={words.redo}
          isDisabled={!table.canRedo.value || isShowing}
          press={() => table.act({ type: 'redo' })}
        >
          <RedoIcon />
        </Tool>
        {hints.areThere && areHintsOn.value && (
          <Tool kind="hintTool" label={texts.hint.name} isDisabled={!hints.canAsk.value} press={hints.goOn}>
            <HintIcon />
          </Tool>
        )}
        <SoundTool />
        <Tool label={words.guide} press={open('guide')}>
          <HelpIcon />
        </Tool>
        <Tool label={words.more} press={open('log')}>
          <MenuIcon />
        </Tool>
      </div>
    </div>
  );
}

/** Mutes the table, or makes it heard; the settings have the same choice. */
function SoundTool() {
  const speaker = usePageState(createSpeaker);
  if (!canSound()) return null;
  const now = sound.value;
  const press = () => {
    chooseSound(now === 'on' ? 'off' : 'on');
    if (now === 'off') speaker.play(SAMPLE);
    else speaker.rest();
  };
  return (
    <Tool kind="sound" label={tableTexts.value.screen.sound[now]} press={press}>
      <SoundIcon isOn={now === 'on'} />
    </Tool>
  );
}

interface ToolProps {
  /** A class of its own. */
  readonly kind?: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** It is there, but not for one alone: it steps back a little. */
  readonly needsConsent?: boolean;
  readonly press: (event: MouseEvent) => void;
  readonly focusFallback?: (button: HTMLElement | null) => void;
  readonly children: ComponentChildren;
}

function Tool({
  kind = '',
  label,
  isDisabled = false,
  needsConsent = false,
  press,
  focusFallback,
  children,
}: ToolProps) {
  return (
    <button
      type="button"
      ref={focusFallback ?? null}
      class={`round ${kind} ${needsConsent ? 'shared' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={press}
    >
      {children}
    </button>
  );
}
