import type { ComponentChildren } from 'preact';
import { chooseMotion, chosenMotion, MOTIONS, motion } from '../../app/state/motion';
import { Segments } from '../../kit/Segments';
import { chooseHand, HANDS, hand } from '../../settings/hand';
import { KeepingSetting } from '../../settings/KeepingSetting';
import { LanguageSegments } from '../../settings/LanguageSwitch';
import { chooseMarks, MARKS, marks } from '../../settings/marks';
import { SeatingSetting } from '../../settings/SeatingSetting';
import { chooseSound, SOUNDS, type SoundChoice, sound } from '../../settings/sound';
import { settingsTexts } from '../../settings/texts';
import { SAMPLE } from '../../sound/cues';
import { canSound, hear, rest } from '../../sound/speaker';
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
      <Setting
        name={texts.motion.name}
        about={texts.motion.about}
        note={motion.value === 'fade' ? texts.motion.reduced : null}
      >
        <Segments values={MOTIONS} names={texts.motion.values} chosen={chosenMotion} choose={chooseMotion} />
      </Setting>
      <SoundSetting />
      <Setting name={texts.marks.name} about={texts.marks.about}>
        <Segments values={MARKS} names={texts.marks.values} chosen={marks} choose={chooseMarks} />
      </Setting>
      <Setting name={texts.hand.name} about={texts.hand.about}>
        <Segments values={HANDS} names={texts.hand.values} chosen={hand} choose={chooseHand} />
      </Setting>
      <Setting name={texts.keyboard.name} about={texts.keyboard.about} />
      <KeepingSetting />
      {children}
    </div>
  );
}

function SoundSetting() {
  const { name, about, values, muted, none } = settingsTexts.value.sound;
  if (!canSound()) return <Setting name={name} about={none} />;
  const choose = (wish: SoundChoice) => {
    chooseSound(wish);
    if (wish === 'on') hear(SAMPLE);
    else rest();
  };
  return (
    <Setting name={name} about={about} note={sound.value === 'on' ? muted : null}>
      <Segments values={SOUNDS} names={values} chosen={sound} choose={choose} />
    </Setting>
  );
}
