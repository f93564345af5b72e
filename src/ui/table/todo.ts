import type { TableTexts } from '../../i18n/table/tableTexts';
import { victory } from '../../rules/finalScoring';
import { HALVES } from '../../rules/luminos';
import { isLastScoring, scoringLimestone } from '../../rules/scoringPhase';
import type { Table } from '../../store/table';
import { seatName } from './names';

/** One sentence: what the player to move does now. */
export function whatToDo(texts: TableTexts, table: Table): string {
  const state = table.state.value;
  const { screen } = texts;
  const hasChosen = table.chosen.value.length > 0;
  switch (state.step.type) {
    case 'start':
      return table.first.value === null
        ? screen.start(HALVES[2 * state.players[state.seat].hand[0]].colour)
        : screen.startShown;
    case 'offer':
      if (table.special.value === 'choosing') return screen.special;
      return hasChosen ? screen.offerChosen : screen.offer;
    case 'act':
      return hasChosen ? screen.actChosen : screen.act;
    case 'settle':
      if (state.players[state.seat].hand.length === 0) return screen.settled;
      if (table.held.value === null) return screen.settle;
      return table.first.value === null ? screen.settleHeld : screen.settleFirst;
    case 'score': {
      const scorings = table.scorings.value;
      const weighed = scorings.find(({ score }) => score.colour === table.weighed.value);
      if (!scorings.some(({ isOpen }) => isOpen)) return screen.scoreNothing;
      if (weighed === undefined) {
        const sentence = screen.score(scoringLimestone(state.round));
        return isLastScoring(state) ? `${screen.scoreLast} ${sentence}` : sentence;
      }
      const { colour, levels, points } = weighed.score;
      return screen.weighed(
        colour,
        levels.map((level) => level.points),
        points,
      );
    }
    case 'over': {
      const { winners, by } = victory(state);
      return texts.events.gameEnded(
        winners.map((seat) => seatName(texts, seat)),
        by,
      );
    }
  }
}
