import type { Person } from '../../../../store/library/chronicle/chronicle';
import { chronicleTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { countText } from '../numbers';
import { Section } from '../parts/Section';
import './meetingsTable.css';

/** A larger table would not be read; everyone's own pages have all of it. */
const MOST_PEOPLE = 6;

/** Who was how often ahead of whom: a table that is read along its rows. */
export function MeetingsTable({ people }: { readonly people: readonly Person[] }) {
  const { meetings, meetingsAbout, aheadOf } = chronicleTexts.value;
  const shown = people.slice(0, MOST_PEOPLE);
  return (
    <Section title={meetings} about={meetingsAbout}>
      <table class="meetingsTable">
        <thead>
          <tr>
            <td />
            {shown.map(({ key, name, fish }) => (
              <th key={key} scope="col">
                <FishSign fish={fish} />
                {/* People may have the same fish. */}
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((person) => (
            <tr key={person.key}>
              <th scope="row">
                <span>
                  <FishSign fish={person.fish} />
                  <bdi>{person.name}</bdi>
                </span>
              </th>
              {shown.map(({ key, name }) => {
                const met = person.meetings.find(({ other }) => other === key);
                if (met === undefined)
                  return <td key={key}>{key !== person.key && <span aria-hidden="true">·</span>}</td>;
                const { ahead, level, behind } = met;
                const said = aheadOf(person.name, name, countText(ahead), level);
                return (
                  <td key={key} class={ahead > behind ? 'leads' : ''}>
                    {/* How often, as a light behind the number. */}
                    <span class="share" style={{ opacity: (ahead / (ahead + level + behind)).toFixed(2) }} />
                    <b aria-hidden="true">{countText(ahead)}</b>
                    <span class="unseen">{said}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
