import type { Side } from '../../../rules/data/boards';
import type { ScoreBoard, Step } from '../../../rules/state';

/** What the guide is about, in the order of a game. */
export const GUIDE_TOPICS = [
  'luminos',
  'start',
  'turn',
  'offer',
  'act',
  'lay',
  'discard',
  'scoring',
  'special',
  'emergency',
  'final',
] as const;

export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** What the page of a topic is given. */
export interface TopicProps {
  /** What is played with; without it everything is told. */
  readonly side?: Side | undefined;
  readonly scoreBoard?: ScoreBoard | undefined;
  readonly headingLevel: 2 | 3;
}

export interface Moment {
  /** Luminos are being chosen for the special action. */
  readonly isSpecial?: boolean;
  /** Nothing is left to lay. */
  readonly isHandEmpty?: boolean;
}

/** What matters right now. */
export function topicFor(step: Step['type'], { isSpecial = false, isHandEmpty = false }: Moment = {}): GuideTopic {
  switch (step) {
    case 'start':
      return 'start';
    case 'offer':
      return isSpecial ? 'special' : 'offer';
    case 'act':
      return 'act';
    case 'settle':
      // All that is left to do is to end the turn: what comes next is told with the turn as a whole.
      return isHandEmpty ? 'turn' : 'lay';
    case 'score':
      return 'scoring';
    case 'over':
      return 'final';
  }
}
