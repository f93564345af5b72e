import { chronicleTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { LinePlot } from '../../../kit/plot/LinePlot';
import { useShown } from '../chronicleScreen';
import { countText } from '../numbers';
import { Bars } from '../parts/Bars';
import { CharacterSteps } from '../parts/CharacterSteps';
import { MeetingBars } from '../parts/MeetingBars';
import { Section } from '../parts/Section';
import { useFrames } from '../parts/useFrames';
import { MeetingsTable } from './MeetingsTable';
import { Records } from './Records';

/** More would not be looked at; everyone has pages of their own. */
const MOST_PEOPLE = 8;

/** What there is to tell of all who have played. */
export function Everyone() {
  const { everyone } = chronicleTexts.value;
  const frames = useFrames(2);
  return (
    <div class="pages">
      <h2 class="unseen">{everyone}</h2>
      <Wins />
      <Race />
      {frames > 0 && <Encounters />}
      {frames > 1 && <Records />}
    </div>
  );
}

/** People against each other and against the characters. */
function Encounters() {
  const { people } = useShown().chronicle;
  const met = people.filter(({ meetings }) => meetings.length > 0);
  const challengers = people.filter((person) => person.characters.some(({ games }) => games > 0));
  return (
    <>
      {/* Two need no table. */}
      {met.length === 2 && <MeetingBars person={met[0]} />}
      {met.length > 2 && <MeetingsTable people={met} />}
      {challengers.length > 0 && (
        <Section title={chronicleTexts.value.characters}>
          <div class="challengers">
            {challengers.slice(0, MOST_PEOPLE).map((person) => (
              <CharacterSteps key={person.key} person={person} isNamed />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Wins() {
  const { chronicle } = useShown();
  const { wins, winsOf } = chronicleTexts.value;
  const bars = [...chronicle.people]
    .sort((a, b) => b.figures.wins - a.figures.wins)
    .slice(0, MOST_PEOPLE)
    .map(({ key, name, fish, figures }) => {
      const text = winsOf(countText(figures.wins), countText(figures.games));
      return {
        key,
        name,
        sign: <FishSign fish={fish} />,
        text,
        said: `${name}: ${text}`,
        value: figures.wins,
        of: figures.games,
        look: fish,
      };
    });
  return (
    <Section title={wins}>
      <Bars bars={bars} />
    </Section>
  );
}

/** One game is no race. */
function Race() {
  const { race: title, afterGames, start } = chronicleTexts.value;
  const { people, race } = useShown().chronicle;
  if (race.moments.length < 3) return null;
  const last = race.moments.length - 1;
  const steps = race.moments.map((moment, index) => {
    const isWord = moment === 0;
    const name = isWord ? start : countText(moment);
    // On a phone there is no room for more.
    const isShown = isWord || (last - index) % 2 === 0;
    return { key: moment, name, shown: isShown ? name : '', isWord };
  });
  const lines = people.flatMap(({ key, name, fish }) => {
    const values = race.wins.get(key);
    return values === undefined ? [] : [{ key, name, fish, sign: <FishSign fish={fish} />, values }];
  });
  return (
    <section class="page plotPage">
      <LinePlot title={title} axis={afterGames} steps={steps} lines={lines} />
    </section>
  );
}
