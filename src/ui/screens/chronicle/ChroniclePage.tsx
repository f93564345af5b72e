import { useEffect } from 'preact/hooks';
import { useGames } from '../../app/services';
import { goTo } from '../../app/state/route';
import { chronicleTexts, texts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { usePageState } from '../../kit/pageState';
import { StorageNotice } from '../../kit/storage/StorageNotice';
import { createChronicleMemory, personCalled, ShownContext } from './chronicleScreen';
import { Empty } from './Empty';
import { Everyone } from './everyone/Everyone';
import { countText, dateText } from './numbers';
import { OnePerson } from './person/OnePerson';
import { WhoseChoice } from './WhoseChoice';
import '../../kit/signs/signs.css';
import './chronicle.css';

/** What all finished games add up to: for everyone together, and for each one who played. */
export function ChroniclePage() {
  const games = useGames();
  const { reading, chosen } = usePageState(createChronicleMemory);
  useEffect(() => reading.begin(games), []);
  const chronicle = reading.chronicle.value;
  const said = chronicleTexts.value;
  const person = chronicle && chosen.value !== null ? personCalled(chronicle, chosen.value) : undefined;
  const choose = (key: string | null) => {
    chosen.value = key;
  };
  return (
    <main class="chronicle">
      <header>
        <BackHome />
        <h1>{said.heading}</h1>
        {chronicle !== null && chronicle.games > 0 && <Since />}
      </header>
      <StorageNotice />
      {chronicle === null && <p class="chronicleWait">{texts.value.loading}</p>}
      {chronicle?.games === 0 && !reading.isListing.value && <Empty play={() => goTo('setup')} />}
      {chronicle !== null && chronicle.games > 0 && (
        <ShownContext value={{ chronicle, choose }}>
          <div class="chroniclePages">
            <WhoseChoice chosen={person?.key ?? null} />
            {person === undefined ? <Everyone /> : <OnePerson key={person.key} person={person} />}
          </div>
        </ShownContext>
      )}
      {chronicle !== null && <Rule />}
    </main>
  );
}

/** How many games there are and since when; which of them have been looked through so far. */
function Since() {
  const { reading } = usePageState(createChronicleMemory);
  const { since, reading: readingSo } = chronicleTexts.value;
  const chronicle = reading.chronicle.value;
  if (chronicle === null) return null;
  const { games, detailed, touched } = chronicle;
  const first = Math.min(...touched.values());
  return (
    <p class="chronicleSince">
      {since(games, countText(games), dateText(first))}
      {detailed < games && <span class="lookingThrough">{readingSo(countText(detailed), countText(games))}</span>}
    </p>
  );
}

/** What counts, and what could not be read. */
function Rule() {
  const { reading } = usePageState(createChronicleMemory);
  const { rule, unreadable } = chronicleTexts.value;
  const broken = reading.unreadable.value;
  return (
    <footer class="chronicleRule">
      <p>{rule}</p>
      {broken > 0 && <p>{unreadable(broken)}</p>}
    </footer>
  );
}
