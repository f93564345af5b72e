import type { Move } from '../rules/state';
import { type Advice, advise } from './advice';
import { createAnalysis } from './analysis/analyse';
import { runAnalysis } from './analysis/run';
import type { AnalysisAnswer, AnalysisQuestion, MindAnswer, ThoughtQuestion } from './messages';
import { CHARACTER, type CharacterName } from './mind/characters';
import { createMind, type Mind } from './mind/mind';
import { WEIGHTS } from './mind/weights';
import { parseWeights } from './mind/weightsText';
import type { PublicView } from './publicView';
import { explain, type Why } from './why';

/** The three minds with the weights that the app has. Each is made when it is first asked. */
export interface Minds {
  decide(character: CharacterName, view: PublicView): Move;
  /** Why it has played these moves, a whole turn or one scoring decision, from that view on. */
  explain(character: CharacterName, view: PublicView, moves: readonly Move[]): Why | null;
  /** What the strongest of them would tell the player to move; null if there is nothing to decide. */
  advise(view: PublicView): Advice | null;
  answer(question: ThoughtQuestion): MindAnswer;
  /** Does all of an analysis at one go, and tells after each step how far it is. */
  analyse(question: AnalysisQuestion, tell: (answer: AnalysisAnswer) => void): void;
}

export function createMinds(): Minds {
  const weights = parseWeights(WEIGHTS);
  const made = new Map<CharacterName, Mind>();
  const mindOf = (name: CharacterName) => {
    const mind = made.get(name) ?? createMind(CHARACTER[name], weights);
    made.set(name, mind);
    return mind;
  };
  const minds: Minds = {
    decide: (name, view) => mindOf(name).decide(view),
    explain: (name, view, moves) => explain(view, moves, mindOf(name).consider(view)),
    advise: (view) => advise(view, mindOf('strongest').consider(view)),
    answer(question) {
      const { id, view } = question;
      switch (question.type) {
        case 'decide':
          return { type: 'decide', id, move: minds.decide(question.character, view) };
        case 'explain':
          return { type: 'explain', id, why: minds.explain(question.character, view, question.moves) };
        case 'advise':
          return { type: 'advise', id, advice: minds.advise(view) };
      }
    },
    analyse({ type, id, game, saved }, tell) {
      runAnalysis(createAnalysis(game, weights, saved), (answer) => tell({ type, id, ...answer }));
    },
  };
  return minds;
}
