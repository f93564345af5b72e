import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLibrary } from '../../app/services';
import { chooseMotion, chosenMotion, MOTIONS, motion } from '../../app/state/motion';
import {
  BETWEEN_TURNS,
  BRINGS,
  betweenTurns,
  brings,
  chooseBetweenTurns,
  chooseBrings,
  chooseHand,
  chooseHints,
  chooseMarks,
  choosePace,
  chooseSound,
  HANDS,
  HINTS,
  hand,
  hints,
  MARKS,
  marks,
  PACES,
  pace,
  SOUNDS,
  type SoundChoice,
  sound,
} from '../../app/state/preferences';
import { settingsTexts, storageTexts } from '../../app/state/texts';
import { LanguageSegments } from '../../kit/LanguageSwitch';
import { usePageState } from '../../kit/pageState';
import { Segments } from '../../kit/Segments';
import { SAMPLE } from '../../sound/cues';
import { canSound, createSpeaker } from '../../sound/speaker';
import { SeatingSetting } from './SeatingSetting';
import { Setting } from './Setting';

/** Everything that can be set, in a panel or on a page of its own. All of it takes effect at once. */
export function Settings({
  children,
}: {
  /** What there is to set here only. */ readonly children?: ComponentChildren;
}) {
  const texts = settingsTexts.value;
  return (
    <div class="settings">
      <Setting name={texts.language.name} about={texts.language.about}>
        <LanguageSegments />
      </Setting>
      <SeatingSetting />
      <Setting name={texts.betweenTurns.name} about={texts.betweenTurns.about}>
        <Segments
          values={BETWEEN_TURNS}
          names={texts.betweenTurns.values}
          chosen={betweenTurns}
          choose={chooseBetweenTurns}
        />
      </Setting>
      <Setting
        name={texts.motion.name}
        about={texts.motion.about}
        note={motion.value === 'fade' ? texts.motion.reduced : null}
      >
        <Segments values={MOTIONS} names={texts.motion.values} chosen={chosenMotion} choose={chooseMotion} />
      </Setting>
      <Setting name={texts.pace.name} about={texts.pace.about}>
        <Segments values={PACES} names={texts.pace.values} chosen={pace} choose={choosePace} />
      </Setting>
      <SoundSetting />
      <Setting name={texts.brings.name} about={texts.brings.about}>
        <Segments values={BRINGS} names={texts.brings.values} chosen={brings} choose={chooseBrings} />
      </Setting>
      <Setting name={texts.hints.name} about={texts.hints.about}>
        <Segments values={HINTS} names={texts.hints.values} chosen={hints} choose={chooseHints} />
      </Setting>
      <Setting name={texts.marks.name} about={texts.marks.about}>
        <Segments values={MARKS} names={texts.marks.values} chosen={marks} choose={chooseMarks} />
      </Setting>
      <Setting name={texts.hand.name} about={texts.hand.about}>
        <Segments values={HANDS} names={texts.hand.values} chosen={hand} choose={chooseHand} />
      </Setting>
      <Setting name={texts.keyboard.name} about={texts.keyboard.about} />
      <StorageSetting />
      {children}
    </div>
  );
}

function SoundSetting() {
  const { name, about, values, muted, none } = settingsTexts.value.sound;
  const speaker = usePageState(createSpeaker);
  if (!canSound()) return <Setting name={name} about={none} />;
  const choose = (wish: SoundChoice) => {
    chooseSound(wish);
    if (wish === 'on') speaker.play(SAMPLE);
    else speaker.rest();
  };
  return (
    <Setting name={name} about={about} note={sound.value === 'on' ? muted : null}>
      <Segments values={SOUNDS} names={values} chosen={sound} choose={choose} />
    </Setting>
  );
}

/** Nothing to choose: says whether the browser may clear games away. */
function StorageSetting() {
  const { isPersistent, checkPersistence } = useLibrary();
  useEffect(() => {
    checkPersistence();
  }, []);
  const { persistence, isPersistent: promised, mayBeCleared } = storageTexts.value;
  if (isPersistent.value === null) return null;
  return <Setting name={persistence} about={isPersistent.value ? promised : mayBeCleared} />;
}
