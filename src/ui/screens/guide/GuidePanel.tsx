import type { PanelProps } from '../../app/panels';
import { Guide } from './Guide';
import { topicFor } from './topics';

/** The rules beside a game, opened at what matters right now. */
export function GuidePanel({ state, isSpecial }: PanelProps) {
  const { side, scoreBoard, step, players, seat } = state;
  const topic = topicFor(step.type, { isSpecial, isHandEmpty: players[seat].hand.length === 0 });
  return <Guide at={topic} side={side} scoreBoard={scoreBoard} headingLevel={3} />;
}
