import type { Move } from '../../rules/state';
import { formatMove, parseMove } from '../../rules/text/move';
import { ANALYSIS_VERSION, type Report } from './report';

/** A report as text to be kept: JSON with each line of moves in words, a third as long. */
export function formatReport(report: Report): string {
  return JSON.stringify(report, (key, value) => (key === MOVES ? value.map(formatMove).join(' ') : value));
}

/** Null for what is no report of this version: the game can be analysed again. */
export function parseReport(text: string): Report | null {
  try {
    const report = JSON.parse(text, (key, value) => (key === MOVES ? readMoves(value) : value));
    return report?.version === ANALYSIS_VERSION ? report : null;
  } catch {
    return null;
  }
}

const MOVES: keyof Report['decisions'][number]['candidates'][number] = 'moves';

function readMoves(text: string): readonly Move[] {
  return text.split(' ').map((word) => {
    const move = parseMove(word);
    if (move === null) throw new Error(`${word} is no move`);
    return move;
  });
}
