import type { Person } from '../../../../store/library/chronicle/chronicle';
import { chronicleTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { LinePlot } from '../../../kit/plot/LinePlot';
import { countText, shortDateText } from '../numbers';
import { CharacterSteps } from '../parts/CharacterSteps';
import { MeetingBars } from '../parts/MeetingBars';
import { Section } from '../parts/Section';
import { useFrames } from '../parts/useFrames';
import { Names } from './Names';
import { ColourColumns, SourceBars } from './Origins';
import { PersonHead } from './PersonHead';
import { Tables } from './Tables';

/** As many games as a plot can show apart. */
const MOST_GAMES = 20;
/** Numbers below a plot stand apart, too. */
const LABEL_EVERY = 5;

/** Everything there is to tell of one person. */
export function OnePerson({ person }: { readonly person: Person }) {
  const frames = useFrames(1);
  return (
    <div class="pages">
      <PersonHead person={person} />
      <Points person={person} />
      {person.origins !== null && <SourceBars origins={person.origins} />}
      {frames > 0 && <Further person={person} />}
    </div>
  );
}

/** What lies below the first screen. */
function Further({ person }: { readonly person: Person }) {
  const { origins, meetings, characters } = person;
  return (
    <>
      {origins?.colours != null && <ColourColumns colours={origins.colours} favourite={origins.favourite} />}
      <Tables person={person} />
      {meetings.length > 0 && <MeetingBars person={person} />}
      {characters.some(({ games }) => games > 0) && (
        <Section title={chronicleTexts.value.characters}>
          <CharacterSteps person={person} />
        </Section>
      )}
      <Names person={person} />
    </>
  );
}

/** One game is no line. */
function Points({ person: { key, name, fish, played } }: { readonly person: Person }) {
  const { points, pointsLatest, gameNumber } = chronicleTexts.value;
  const latest = played.slice(-MOST_GAMES);
  if (latest.length < 2) return null;
  const first = played.length - latest.length + 1;
  const steps = latest.map(({ game, touched }, index) => {
    const number = first + index;
    const isShown = latest.length <= 10 || index === 0 || number % LABEL_EVERY === 0;
    const text = countText(number);
    return { key: game, name: `${text}, ${shortDateText(touched)}`, shown: isShown ? text : '' };
  });
  const line = { key, name, fish, sign: <FishSign fish={fish} />, values: latest.map((each) => each.points) };
  const title = latest.length < played.length ? pointsLatest(latest.length) : points;
  return (
    <section class="page plotPage">
      <LinePlot title={title} axis={gameNumber} steps={steps} lines={[line]} />
    </section>
  );
}
