import type { Person } from '../../../../history/record';
import type { TableTexts } from '../../../../i18n/en/table/table';
import { victory } from '../../../../rules/play/finalScoring';
import { isLastScoring } from '../../../../rules/play/scoringPhase';
import type { Table } from '../../../../store/table/table';
import { seatName, shortName } from '../../../boardScreen/names';

/** What stands above the table: what to do or, while another reef is the large one, whose that is. */
export function headline(texts: TableTexts, people: readonly Person[], table: Table): string {
  const { seat, step } = table.state.value;
  const shown = table.shown.value;
  if (shown === seat || step.type === 'over') return whatToDo(texts, people, table);
  return texts.screen.looking(seatName(texts, people, shown));
}

/** One sentence: what the player to move does now. */
export function whatToDo(texts: TableTexts, people: readonly Person[], table: Table): string {
  const state = table.state.value;
  const { screen } = texts;
  const chosen = table.chosen.value;
  if (table.isThinking.value) return screen.thinks(seatName(texts, people, state.seat));
  switch (state.step.type) {
    case 'start':
      if (table.startColour.value === null) return screen.startLetGo;
      return table.first.value === null ? screen.start(table.startColour.value) : screen.startShown;
    case 'offer':
      if (table.special.value === 'choosing') return screen.special;
      return chosen.length > 0 ? screen.offerChosen(shortName(texts, chosen)) : screen.offer;
    case 'act':
      if (table.first.value !== null) return secondTap(texts, table);
      return chosen.length > 0 ? screen.actChosen(shortName(texts, chosen)) : screen.act;
    case 'settle': {
      const { hand } = state.players[state.seat];
      const held = table.held.value;
      if (hand.length === 0) return screen.settled;
      if (!table.canLay.value) return held === null ? screen.settleNothing : screen.discard;
      if (held === null) return screen.settle;
      if (table.first.value === null) return screen.settleHeld;
      return secondTap(texts, table);
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
        winners.map((seat) => seatName(texts, people, seat)),
        by,
      );
    }
  }
}

/** The number's field is tapped: what makes a lay of it. */
function secondTap({ screen }: TableTexts, table: Table): string {
  const isForbidden = (table.ghost.value?.refusals.length ?? 0) > 0;
  return isForbidden ? screen.settleForbidden : screen.settleFirst(waysOn(table));
}

/** How many fields there are for the other half. */
function waysOn({ prospects }: Table): number {
  return prospects.value.filter(({ type }) => type === 'legal').length;
}
