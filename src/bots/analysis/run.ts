import type { AnalysisAnswer } from '../messages';
import type { Analysis } from './analyse';

/** After so many steps everything that is known is told: often enough to look at, and not so often that telling slows it down. */
const STEPS_BETWEEN_REPORTS = 12;

/** Does all of an analysis that is not done yet, and tells after each step how far it is. */
export function runAnalysis(analysis: Analysis, tell: (answer: Omit<AnalysisAnswer, 'type' | 'id'>) => void): void {
  const tellAll = () =>
    tell({ progress: analysis.progress(), found: { report: analysis.report(), saved: analysis.save() } });
  for (let steps = 1; analysis.step(); steps++) {
    if (steps % STEPS_BETWEEN_REPORTS === 0) tellAll();
    else tell({ progress: analysis.progress(), found: null });
  }
  tellAll();
}
