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

/** What each colour brought: its scorings and its majorities. */
export function ColourBars({ colours }: { readonly colours: Readonly<Record<Colour, number>> }) {
  const { colours: title, sourcesAbout, perGame } = chronicleTexts.value;
  const { words } = tableTexts.value;
  const bars = COLOURS.map((colour) => {
    const text = meanText(colours[colour]);
    const name = words.colour(colour);
    const sign = <TokenSign colour={colour} side="coral" />;
    return { key: colour, sign, name, text, said: perGame(name, text), value: colours[colour], look: colour };
  });
  return (
    <Section title={title} about={sourcesAbout}>
      <Bars bars={bars} />
    </Section>
  );
}
