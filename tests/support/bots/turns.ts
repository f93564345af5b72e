import type { MindQuestion } from '../../../src/bots/messages';
import { createMinds } from '../../../src/bots/minds';
import { publicView } from '../../../src/bots/publicView';
import { playGame } from '../rules/randomGame';

/** Whole turns of the strongest character against its like, as the questions that it is asked in each. */
export function thinkingTurns(games: number): readonly (readonly MindQuestion[])[] {
  const minds = createMinds();
  const turns: MindQuestion[][] = [];
  let id = 0;
  for (let seed = 1; seed <= games; seed++) {
    let turn: MindQuestion[] = [];
    const players = seed % 2 === 1 ? 2 : 4;
    const table = { players, side: 'A', scoreBoard: 'dark' } as const;
    for (const { before, move } of playGame(table, seed, (state) => minds.decide('strongest', publicView(state)))) {
      const isTurn = before.step.type === 'offer' || before.step.type === 'act' || before.step.type === 'settle';
      if (isTurn) turn.push({ type: 'decide', id: id++, character: 'strongest', view: publicView(before) });
      if (move.type !== 'endTurn') continue;
      turns.push(turn);
      turn = [];
    }
  }
  return turns;
}
