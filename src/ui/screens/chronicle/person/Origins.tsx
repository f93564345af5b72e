import type { ComponentChildren } from 'preact';
import { COLOURS, type Colour } from '../../../../rules/data/luminos';
import { SOURCES, type Source } from '../../../../store/library/chronicle/details';
import type { Origins } from '../../../../store/library/chronicle/figures';
import { chronicleTexts, tableTexts } from '../../../app/state/texts';
import { AnimalPicture } from '../../../kit/pictures/AnimalPicture';
import { CrownSign, LimestoneSign, RemoteSign, TokenSign } from '../../../kit/signs/GameSigns';
import { meanText } from '../numbers';
import { Bars } from '../parts/Bars';
import { Section } from '../parts/Section';
import './colourColumns.css';

type Colours = Readonly<Record<Colour, number>>;

const SIGNS: Readonly<Record<Source, ComponentChildren>> = {
  coral: <TokenSign colour="pink" side="coral" />,
  jellyfish: <TokenSign colour="blue" side="jellyfish" />,
  limestone: <LimestoneSign />,
  animals: <AnimalPicture animal="starfish" />,
  majorities: <CrownSign />,
  remote: <RemoteSign />,
  discards: <span />,
  before: <span />,
};

/** What points came from, on average in one game. What never brought or cost anything is left out. */
export function SourceBars({ origins: { sources } }: { readonly origins: Origins }) {
  const { sources: title, sourcesAbout, source: names, perGame } = chronicleTexts.value;
  const bars = SOURCES.filter((source) => sources[source] !== 0).map((source) => {
    const text = meanText(sources[source]);
    const name = names[source];
    const look = sources[source] < 0 ? 'swordfish' : '';
    return { key: source, sign: SIGNS[source], name, text, said: perGame(name, text), value: sources[source], look };
  });
  return (
    <Section title={title} about={sourcesAbout}>
      <Bars bars={bars} />
    </Section>
  );
}

/** What each colour brought, its scorings and its majorities: corals that have grown so high. */
export function ColourColumns({ colours, favourite }: Pick<Origins, 'favourite'> & { readonly colours: Colours }) {
  const { colours: title, sourcesAbout, perGame } = chronicleTexts.value;
  const { words } = tableTexts.value;
  const most = Math.max(1, ...COLOURS.map((colour) => colours[colour]));
  return (
    <Section title={title} about={sourcesAbout}>
      <ul class="colourColumns">
        {COLOURS.map((colour) => {
          const text = meanText(colours[colour]);
          const height = `${((100 * Math.max(0, colours[colour])) / most).toFixed(2)}%`;
          return (
            <li key={colour} class={colour === favourite ? `${colour} favourite` : colour}>
              <b aria-hidden="true">{text}</b>
              <span class="column" aria-hidden="true">
                <span style={{ height }} />
              </span>
              <TokenSign colour={colour} side="coral" />
              <span class="unseen">{perGame(words.colour(colour), text)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
