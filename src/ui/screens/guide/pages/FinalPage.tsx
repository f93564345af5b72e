import { BOARDS } from '../../../../rules/data/boards';
import { EMPTY_REEF } from '../../../../rules/reef';
import { SCORE_BOARDS } from '../../../../rules/state';
import { guideTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { ReefPicture } from '../../../kit/pictures/ReefPicture';
import { LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { MAJORITY_EXAMPLES } from '../examples/scores';
import { Disclosure, TopicPart } from '../TopicParts';
import type { TopicProps } from '../topics';
import { DarkAnimals, LightAnimals } from './AnimalScores';

const ANIMALS = { dark: () => <DarkAnimals />, light: () => <LightAnimals /> } as const;

export function Final({ side, scoreBoard, headingLevel }: TopicProps) {
  const { final } = guideTexts.value;
  const played = SCORE_BOARDS.filter((board) => board === (scoreBoard ?? board));
  const others = SCORE_BOARDS.filter((board) => !played.includes(board));
  return (
    <>
      <p>{final.order}</p>
      <TopicPart title={final.jellyfish.title} headingLevel={headingLevel}>
        <div class="sign">
          <TokenSign colour="blue" side="jellyfish" />
          <p>{final.jellyfish.text}</p>
        </div>
      </TopicPart>
      <TopicPart title={final.limestone.title} headingLevel={headingLevel}>
        <div class="sign">
          <LimestoneSign />
          <LimestoneSign />
          <p>{final.limestone.text}</p>
        </div>
      </TopicPart>
      {played.map((board) => (
        <TopicPart key={board} title={final.animals[board]} headingLevel={headingLevel}>
          {ANIMALS[board]()}
        </TopicPart>
      ))}
      {others.map((board) => (
        <Disclosure key={board} title={final.other[board]}>
          {ANIMALS[board]}
        </Disclosure>
      ))}
      <TopicPart title={final.majorities.title} headingLevel={headingLevel}>
        <Majorities />
      </TopicPart>
      {side === 'A' ? (
        <Disclosure title={final.other.remote}>{() => <Remote />}</Disclosure>
      ) : (
        <TopicPart title={final.remote.title} headingLevel={headingLevel}>
          <Remote />
        </TopicPart>
      )}
      <TopicPart title={final.winner.title} headingLevel={headingLevel}>
        <p>{final.winner.text}</p>
      </TopicPart>
    </>
  );
}

function Remote() {
  const { text, shows } = guideTexts.value.final.remote;
  return (
    <>
      <p>{text}</p>
      <div class="wholeBoard">
        <ReefPicture side="B" reef={EMPTY_REEF} lit={BOARDS.B.remote.map(({ field }) => field)} label={shows} />
      </div>
    </>
  );
}

const FISH = ['clownfish', 'angelfish', 'swordfish'] as const;

/** Who has most of a colour, told by examples. */
function Majorities() {
  const { final, points: inPoints } = guideTexts.value;
  const { text, fields } = final.majorities;
  return (
    <>
      <p>{text}</p>
      <div class="examples wide">
        {MAJORITY_EXAMPLES.map(({ name, counts, points }) => (
          <figure key={name}>
            <figcaption>{final.majorities[name]}</figcaption>
            <ul class="places">
              {counts.map((count, seat) => (
                <li key={FISH[seat]}>
                  <FishSign fish={FISH[seat]} />
                  {fields(count)} <b>{inPoints(points[seat])}</b>
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </>
  );
}
