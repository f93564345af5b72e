import { BOARDS } from '../../../rules/data/boards';
import { EMPTY_REEF } from '../../../rules/reef';
import { SCORE_BOARDS } from '../../../rules/state';
import { ReefPicture } from '../../kit/pictures/ReefPicture';
import { LimestoneSign } from '../../table/signs/LimestoneSign';
import { TokenSign } from '../../table/signs/TokenSign';
import { DarkAnimals } from '../DarkAnimals';
import { Disclosure } from '../Disclosure';
import { LightAnimals } from '../LightAnimals';
import { Majorities } from '../Majorities';
import { Part } from '../Part';
import { guideTexts } from '../texts';
import type { TopicProps } from './topicProps';

const ANIMALS = { dark: () => <DarkAnimals />, light: () => <LightAnimals /> } as const;

export function Final({ side, scoreBoard, headingLevel }: TopicProps) {
  const { final } = guideTexts.value;
  const played = SCORE_BOARDS.filter((board) => board === (scoreBoard ?? board));
  const others = SCORE_BOARDS.filter((board) => !played.includes(board));
  return (
    <>
      <p>{final.order}</p>
      <Part title={final.jellyfish.title} headingLevel={headingLevel}>
        <div class="sign">
          <TokenSign colour="blue" side="jellyfish" />
          <p>{final.jellyfish.text}</p>
        </div>
      </Part>
      <Part title={final.limestone.title} headingLevel={headingLevel}>
        <div class="sign">
          <LimestoneSign />
          <LimestoneSign />
          <p>{final.limestone.text}</p>
        </div>
      </Part>
      {played.map((board) => (
        <Part key={board} title={final.animals[board]} headingLevel={headingLevel}>
          {ANIMALS[board]()}
        </Part>
      ))}
      {others.map((board) => (
        <Disclosure key={board} title={final.other[board]}>
          {ANIMALS[board]}
        </Disclosure>
      ))}
      <Part title={final.majorities.title} headingLevel={headingLevel}>
        <Majorities />
      </Part>
      {side === 'A' ? (
        <Disclosure title={final.other.remote}>{() => <Remote />}</Disclosure>
      ) : (
        <Part title={final.remote.title} headingLevel={headingLevel}>
          <Remote />
        </Part>
      )}
      <Part title={final.winner.title} headingLevel={headingLevel}>
        <p>{final.winner.text}</p>
      </Part>
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
