import type { TableTexts } from '../../../../i18n/table/tableTexts';
import { HALVES } from '../../../../rules/data/luminos';
import { victory } from '../../../../rules/play/finalScoring';
import { isLastScoring } from '../../../../rules/play/scoringPhase';
import type { Table } from '../../../../store/table';
import { seatName, shortName } from '../../../boardScreen/names';

/** What stands above the table: what to do or, while another reef is the large one, whose that is. */
export function headline(texts: TableTexts, table: Table): string {
  const { seat, step } = table.state.value;
  const shown = table.shown.value;
  if (shown === seat || step.type === 'over') return whatToDo(texts, table);
  return texts.screen.looking(seatName(texts, shown));
}

/** One sentence: what the player to move does now. */
export function whatToDo(texts: TableTexts, table: Table): string {
  const state = table.state.value;
  const { screen } = texts;
  const chosen = table.chosen.value;
  switch (state.step.type) {
    case 'start':
      return table.first.value === null
        ? screen.start(HALVES[2 * state.players[state.seat].hand[0]].colour)
        : screen.startShown;
    case 'offer':
      if (table.special.value === 'choosing') return screen.special;
      return chosen.length > 0 ? screen.offerChosen(shortName(texts, chosen)) : screen.offer;
    case 'act':
      return chosen.length > 0 ? screen.actChosen(shortName(texts, chosen)) : screen.act;
    case 'settle': {
      const { hand } = state.players[state.seat];
      const held = table.held.value;
      if (hand.length === 0) return screen.settled;
      if (!table.canLay.value) return held === null ? screen.settleNothing : screen.discard;
      if (held === null) return screen.settle;
      return table.first.value === null ? screen.settleHeld : screen.settleFirst;
    }
    case 'score': {
      const scorings = table.scorings.value;
      const weighed = scorings.find(({ score }) => score.colour === table.weighed.value);
      if (!scorings.some(({ isOpen }) => isOpen)) return screen.scoreNothing;
      if (weighed === undefined) {
        return isLastScoring(state) ? screen.scoreLast : screen.score;
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
