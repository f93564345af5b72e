import type { Person } from '../../../../store/library/chronicle/chronicle';
import { chronicleTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { personCalled, useShown } from '../chronicleScreen';
import { countText } from '../numbers';
import { Section } from './Section';
import './meetingBars.css';

/** Whom someone played with, and who was ahead how often: this one from the left, the other from the right. */
export function MeetingBars({ person }: { readonly person: Person }) {
  const { chronicle } = useShown();
  const texts = chronicleTexts.value;
  return (
    <Section title={texts.meetings}>
      <ul class="meetingBars">
        {person.meetings.map(({ other, ahead, level, behind }) => {
          const them = personCalled(chronicle, other);
          if (them === undefined) return null;
          const said = [
            texts.ahead(person.name, countText(ahead)),
            ...(level > 0 ? [texts.level(countText(level))] : []),
            texts.ahead(them.name, countText(behind)),
          ].join(', ');
          return (
            <li key={other}>
              <span class="met" aria-hidden="true">
                <FishSign fish={person.fish} />
                <b>{countText(ahead)}</b>
              </span>
              <span class="meetingBar" aria-hidden="true">
                {ahead > 0 && <span class={`own ${person.fish}`} style={{ flexGrow: ahead }} />}
                {level > 0 && <span class="level" style={{ flexGrow: level }} />}
                {behind > 0 && <span class={`theirs ${them.fish}`} style={{ flexGrow: behind }} />}
              </span>
              <span class="met" aria-hidden="true">
                <b>{countText(behind)}</b>
                <FishSign fish={them.fish} />
                <bdi>{them.name}</bdi>
              </span>
              <span class="unseen">{said}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
