import { openColours, scoringPhasesLeft } from '../../../rules/play/scoringOutlook';
import { scorings } from '../../../rules/play/scoringPhase';
import type { GameState } from '../../../rules/state';
import { type Lesson, NO_FACTS, pointAt, type Shown } from '../lesson';

/** [7.2] The first scoring phase, with the numbers of the own reef: the lowest of each level, each colour once. */
export const scoring: Lesson = {
  name: 'scoring',
  isRare: false,
  canWait: false,
  hasLine: true,
  gesture: null,
  look: ({ state }) => bestScoring(state),
};

/** [7.2] The next one in which something could be scored now or later: limestone now, or more points later. */
export const choice: Lesson = {
  name: 'choice',
  isRare: false,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state }) => {
    const best = bestScoring(state);
    return best !== null && best.facts.points > 0 && best.facts.phases > 1 ? best : null;
  },
};

/** The open colour that would bring most now; null at other times, or if none is open. */
function bestScoring(state: GameState): Shown | null {
  const open = scorings(state).filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  const { score, limestone } = open.reduce((best, each) => (each.score.points > best.score.points ? each : best));
  return pointAt('scorings', {
    fields: score.levels.flatMap(({ lowest }) => lowest),
    facts: {
      ...NO_FACTS,
      colour: score.colour,
      levels: score.levels.map(({ points }) => points),
      points: score.points,
      limestone: limestone.fitting,
      phases: scoringPhasesLeft(state),
      colours: openColours(state, state.seat).length,
    },
  });
}
