import type { Side } from '../../../rules/data/boards';
import type { ScoreBoard } from '../../../rules/state';

export interface TopicProps {
  /** What is played with; without it everything is told. */
  readonly side?: Side | undefined;
  readonly scoreBoard?: ScoreBoard | undefined;
  readonly headingLevel: 2 | 3;
}
