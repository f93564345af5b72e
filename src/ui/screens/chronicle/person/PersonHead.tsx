import type { ComponentChildren } from 'preact';
import type { Person } from '../../../../store/library/chronicle/chronicle';
import { chronicleTexts, tableTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { TokenSign } from '../../../kit/signs/GameSigns';
import { countText, meanText } from '../numbers';
import { ReefHeight } from '../parts/ReefHeight';
import './personHead.css';

/** Who it is, and how that one has done in a few words. */
export function PersonHead({ person: { name, fish, figures, origins } }: { readonly person: Person }) {
  const { person: words, levels } = chronicleTexts.value;
  const { games, wins, mean, best } = figures;
  return (
    <section class="page wide personHead">
      <span class="portrait">
        <FishSign fish={fish} />
      </span>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <dl>
        <Fact name={words.games}>{countText(games)}</Fact>
        <Fact name={words.wins}>{countText(wins)}</Fact>
        <Fact name={words.mean}>{meanText(mean)}</Fact>
        <Fact name={words.best}>{countText(best).replace('-', '−')}</Fact>
        {origins !== null && (
          <Fact name={words.highest}>
            <ReefHeight levels={origins.highest} />
            {levels(origins.highest)}
          </Fact>
        )}
        {origins?.favourite != null && (
          <Fact name={words.favourite}>
            <TokenSign colour={origins.favourite} side="coral" />
            {tableTexts.value.words.colour(origins.favourite)}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
