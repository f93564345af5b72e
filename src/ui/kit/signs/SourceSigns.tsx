import type { LossSource } from '../../../bots/analysis/report';
import type { PointSource } from '../../../bots/why';
import { AnimalPicture } from '../pictures/AnimalPicture';
import { BagSign, CrownSign, LimestoneSign, RemoteSign, TokenSign, TurtleSign } from './GameSigns';

type Source = PointSource | LossSource | { readonly type: 'rest' | 'later' };

/** What points come from, as a picture. */
export function SourceSigns({ source }: { readonly source: Source }) {
  switch (source.type) {
    case 'colour':
      return <TokenSign colour={source.colour} side="coral" />;
    case 'animal':
      return <AnimalPicture animal={source.animal} />;
    case 'majority':
      return (
        <>
          <CrownSign />
          <TokenSign colour={source.colour} side="coral" />
        </>
      );
    case 'limestone':
      return <LimestoneSign />;
    case 'remote':
      return <RemoteSign />;
    case 'jellyfish':
      return <TokenSign colour="blue" side="jellyfish" />;
    case 'discard':
      return <BagSign />;
    case 'later':
      return <TurtleSign />;
    case 'rest':
    case 'rival':
      return null;
  }
}
