import { BOARDS } from '../../rules/data/boards';
import { createPosition, readView } from '../board/position';
import { groundOf } from '../board/tables';
import { createNetwork, type Weights } from '../mind/network';
import { publicView } from '../publicView';
import { createCandidates, type Lines } from './candidates';
import { beginComparing, beginFresh, bestRival, createComparer, isClear, isLookedThrough, SUSPICIOUS } from './compare';
import { type GameParts, takeApart } from './game';
import { createLuck } from './luck';
import { ANALYSIS_VERSION, type PlayedGame, type Report } from './report';
import { createRollouts } from './rollouts';
import { createBeginning } from './start';
import { createReporter, type Found } from './summary';

/** The analysis of one game in small pieces. It ends alike however often it was saved and taken up again meanwhile. */
export interface Analysis {
  /** Does the next piece of work, well below 200 ms; false when there was nothing left to do. */
  step(): boolean;
  /** From 0 to 1. */
  progress(): number;
  /** What is known so far. */
  report(): Report;
  /** What has to be kept to go on later: plain JSON, to be written down before the next step. */
  save(): SavedAnalysis;
}

/** Half an analysis. */
export interface SavedAnalysis {
  readonly version: number;
  /** How many moves the game has: to tell at least most of other games from it. */
  readonly moves: number;
  readonly found: Found;
}

/** So many of a game's best turns are measured. */
const MOST_FINE = 3;
/** In points: what looks so much better than anything else is worth it. */
const FINE = 3;
/** How many turns are compared with what was played. */
const CANDIDATES = 6;

/**
 * Begins an analysis, or goes on with one that was saved; one of another version or another game begins anew. Throws for a
 * game that is not over or that the rules refuse.
 */
export function createAnalysis(game: PlayedGame, weights: Weights, saved: SavedAnalysis | null = null): Analysis {
  const ground = groundOf(BOARDS[game.start.side]);
  const network = createNetwork(weights);
  const parts = takeApart(game);
  const { decisions } = parts;
  const drawn = parts.draws.flatMap((draw) => draw.luminos.map((lumino) => ({ ...draw, lumino })));
  const players = game.start.players.length;
  const rollouts = createRollouts(ground, network);
  const comparer = createComparer(ground, rollouts);
  const beginning = createBeginning(game.start, parts.begun, rollouts);
  const luckOf = createLuck(ground, network);
  const position = createPosition();
  const lines = linesOf(game, parts, createCandidates(ground, network));
  const isKnown = saved?.version === ANALYSIS_VERSION && saved.moves === game.moves.length;
  const found: Found =
    isKnown && saved !== null
      ? structuredCopy(saved.found)
      : {
          compared: lines.map((each) => beginComparing(each, players)),
          luck: [],
          start: game.start.players.map(() => ({ count: 0, sum: 0, squares: 0 })),
        };
  const reporter = createReporter(game, parts, lines, ground, network);

  const isOfPerson = (index: number) => game.people[decisions[index].state.seat];

  /** The decisions that are measured with fresh deals: such as look worse than another, and a few that look fine. */
  function chooseFresh(): void {
    const fine: { readonly index: number; readonly line: number; readonly ahead: number }[] = [];
    for (const [index, each] of found.compared.entries()) {
      if (!isOfPerson(index) || each.leads.length < 2) continue;
      const best = bestRival(each, lines[index], false);
      const other = bestRival(each, lines[index], true);
      if (best !== null && best.ahead > SUSPICIOUS) each.fresh = beginFresh(best.line, false, best.ahead);
      else if (decisions[index].type === 'turn' && other !== null && other.ahead <= -FINE)
        fine.push({ index, ...other });
    }
    fine.sort((one, other) => one.ahead - other.ahead || one.index - other.index);
    for (const { index, line, ahead } of fine.slice(0, MOST_FINE)) {
      found.compared[index].fresh = beginFresh(line, true, -ahead);
    }
  }

  function step(): boolean {
    const next = found.compared.findIndex((each) => !isLookedThrough(each));
    if (next >= 0) {
      comparer.tryAhead(decisions[next], lines[next], found.compared[next]);
      if (found.compared.every(isLookedThrough)) chooseFresh();
      return true;
    }
    if (found.luck.length < drawn.length) {
      const { lumino, state, seat, unseen } = drawn[found.luck.length];
      readView(publicView(state), position);
      found.luck.push(luckOf.of(position, lumino, seat, unseen));
      return true;
    }
    const played = startCount();
    if (played < beginning.rollouts) {
      beginning.play(played, found.start);
      return true;
    }
    for (const [index, { fresh }] of found.compared.entries()) {
      if (fresh === null || isClear(fresh)) continue;
      comparer.playFresh(decisions[index], lines[index], fresh);
      return true;
    }
    return false;
  }

  /** A dealt game adds the leads of all seats to each. */
  function startCount(): number {
    const [{ count }] = found.start;
    return game.start.step.type === 'start' ? count / players : count;
  }

  /** Each kind of work has its share, so that it never goes back. */
  function progress(): number {
    const looked = shareOf(found.compared, isLookedThrough);
    const judged = drawn.length === 0 ? 1 : found.luck.length / drawn.length;
    const begun = beginning.rollouts === 0 ? 1 : startCount() / beginning.rollouts;
    if (looked < 1 || judged < 1 || begun < 1) return 0.4 * looked + 0.1 * judged + 0.05 * begun;
    const measuring = found.compared.filter(({ fresh }) => fresh !== null);
    return 1 - 0.45 * (1 - shareOf(measuring, ({ fresh }) => fresh === null || isClear(fresh)));
  }

  return {
    step,
    progress,
    report: () => reporter(found, progress() === 1),
    save: () => ({ version: ANALYSIS_VERSION, moves: game.moves.length, found: structuredCopy(found) }),
  };
}

/** What each decision is compared with; those of characters only with what rollouts would have done. */
function linesOf(
  game: PlayedGame,
  { decisions }: GameParts,
  candidates: ReturnType<typeof createCandidates>,
): readonly Lines[] {
  return decisions.map((each) => candidates.find(each, game.people[each.state.seat] ? CANDIDATES : 0));
}

function shareOf<T>(list: readonly T[], holds: (each: T) => boolean): number {
  return list.length === 0 ? 1 : list.filter(holds).length / list.length;
}

function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
