import { useRef, useState } from 'preact/hooks';
import type { Person } from '../../../../store/library/chronicle/chronicle';
import { useGames } from '../../../app/services';
import { chronicleTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { listOf } from '../../../kit/gameFacts/names';
import { Overlay } from '../../../kit/Overlay';
import { useShown } from '../chronicleScreen';
import { countText } from '../numbers';
import { Section } from '../parts/Section';
import './names.css';

/** Which names are this person's, and ways to change that. */
export function Names({ person }: { readonly person: Person }) {
  const { joinedNames } = useGames();
  const texts = chronicleTexts.value;
  const [isChoosing, setChoosing] = useState(false);
  const [news, setNews] = useState('');
  const sameAs = useRef<HTMLButtonElement>(null);
  const [first, ...others] = person.names;
  const join = (other: Person) => {
    setChoosing(false);
    joinedNames.join(other.name, person.name);
    setNews(texts.joined(other.name, person.name));
  };
  const separate = (name: string) => {
    joinedNames.separate(name);
    setNews(texts.separated(name));
    // The button that was pressed goes.
    sameAs.current?.focus();
  };
  return (
    <>
      <Section title={texts.names} isWide about={others.length === 0 ? texts.namesAbout(person.name) : undefined}>
        {others.length > 0 && <p class="alsoCalled">{texts.alsoCalled(first, listOf(others))}</p>}
        <div class="nameTools">
          <button ref={sameAs} type="button" class="outline" onClick={() => setChoosing(true)}>
            {texts.sameAs}
          </button>
          {others.map((name) => (
            <button key={name} type="button" class="outline" onClick={() => separate(name)}>
              {texts.separate(name)}
            </button>
          ))}
        </div>
        <p class="nameNews" role="status">
          {news}
        </p>
      </Section>
      {/* Not within the section, which is a world of its own. */}
      {isChoosing && <NameChoice person={person} choose={join} close={() => setChoosing(false)} />}
    </>
  );
}

interface ChoiceProps {
  readonly person: Person;
  readonly choose: (other: Person) => void;
  readonly close: () => void;
}

/** Those who never sat at one table with this person: nobody plays against themselves. */
function NameChoice({ person, choose, close }: ChoiceProps) {
  const { people } = useShown().chronicle;
  const { chooseName, chooseAbout, noOthers, cancel, games } = chronicleTexts.value;
  const met = new Set(person.meetings.map(({ other }) => other));
  const others = people.filter(({ key }) => key !== person.key && !met.has(key));
  return (
    <Overlay title={chooseName(person.name)} look="card" close={close}>
      <p>{others.length === 0 ? noOthers : chooseAbout(person.name)}</p>
      <ul class="nameChoice">
        {others.map((other) => (
          <li key={other.key}>
            <button type="button" class="outline" onClick={() => choose(other)}>
              <FishSign fish={other.fish} />
              <bdi>{other.name}</bdi>
              <span>{games(other.figures.games, countText(other.figures.games))}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="outline" onClick={close}>
        {cancel}
      </button>
    </Overlay>
  );
}
