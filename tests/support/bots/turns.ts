import type { ThoughtQuestion } from '../../../src/bots/messages';
import { createMinds } from '../../../src/bots/minds';
import { publicView } from '../../../src/bots/publicView';
import { formatPosition } from '../../../src/rules/text/position';
import { playGame } from '../rules/randomGame';

/** A position in the middle of a game, where a turn begins: in its link. */
export function askingPosition(): string {
  const minds = createMinds();
  const table = { players: 4, side: 'A', scoreBoard: 'dark' } as const;
  for (const { before } of playGame(table, 2, (state) => minds.decide('middle', publicView(state)))) {
    if (before.round === 6 && before.step.type === 'offer') return formatPosition(before).replaceAll(' ', '_');
  }
  throw new Error('there is no such position');
}

/** A hint is asked for at the beginning of a turn: one question for each, with a number of its own. */
export function hintQuestions(turns: readonly (readonly ThoughtQuestion[])[]): readonly (readonly ThoughtQuestion[])[] {
  return turns.flatMap(([first], index) =>
    index % 3 === 0 ? [[{ type: 'advise', id: -1 - first.id, view: first.view }] as const] : [],
  );
}

/** Whole turns of the strongest character against its like, as the questions that it is asked in each. */
export function thinkingTurns(games: number): readonly (readonly ThoughtQuestion[])[] {
  const minds = createMinds();
  const turns: ThoughtQuestion[][] = [];
  let id = 0;
  for (let seed = 1; seed <= games; seed++) {
    let turn: ThoughtQuestion[] = [];
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
