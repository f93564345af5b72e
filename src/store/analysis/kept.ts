import type { SavedAnalysis } from '../../bots/analysis/analyse';
import type { Compared, Fresh } from '../../bots/analysis/compare';
import type { Sums } from '../../bots/analysis/interval';
import type {
  Balance,
  Candidate,
  CurvePoint,
  Decision,
  Draw,
  LossPart,
  Measured,
  Report,
} from '../../bots/analysis/report';
import type { Found } from '../../bots/analysis/summary';
import { ANIMALS, COLOURS } from '../../rules/data/luminos';

/** An analysis as it was kept, whole or in the middle. */
export interface KeptAnalysis {
  readonly progress: number;
  readonly isStopped: boolean;
  readonly report: Report | null;
  readonly saved: SavedAnalysis | null;
}

/**
 * What was kept for a game with this fingerprint and so many players; null for anything else. The moves in it are not asked
 * for here: whoever plays them asks the rules.
 */
export function parseKept(stored: unknown, fingerprint: string, players: number): KeptAnalysis | null {
  if (!isRecord(stored) || stored.fingerprint !== fingerprint) return null;
  const { progress, isStopped, report, saved } = stored;
  if (!isShare(progress) || typeof isStopped !== 'boolean') return null;
  if (report !== null && !isReport(report, players)) return null;
  if (saved !== null && !isSaved(saved)) return null;
  return { progress, isStopped, report, saved };
}

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isShare = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check, length?: number): Check =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(check);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const shaped =
  <T>(shape: Readonly<Record<keyof T, Check>>): Check =>
  (value) =>
    isRecord(value) && (Object.entries(shape) as [string, Check][]).every(([key, check]) => check(value[key]));

const isMeasured = shaped<Measured>({ mean: isNumber, low: isNumber, high: isNumber, rollouts: isCount });
const isMove: Check = (value) => isRecord(value) && typeof value.type === 'string';
const isCandidate = shaped<Candidate>({ moves: listOf(isMove), lead: isMeasured });
const isSource: Check = (value) => {
  if (!isRecord(value)) return false;
  if (value.type === 'colour' || value.type === 'majority') return oneOf(COLOURS)(value.colour);
  if (value.type === 'animal') return oneOf(ANIMALS)(value.animal);
  return oneOf(['limestone', 'remote', 'jellyfish', 'discard', 'rival'])(value.type);
};
const isPart = shaped<LossPart>({ source: isSource, points: isNumber });

function isReport(value: unknown, players: number): value is Report {
  const isSeat: Check = (seat) => isCount(seat) && seat < players;
  const isLead = listOf(isNumber, players);
  const isDecision: Check = (decision) =>
    shaped<Decision>({
      type: oneOf(['turn', 'special', 'scoring']),
      at: isCount,
      count: isCount,
      seat: isSeat,
      round: isCount,
      candidates: listOf(isCandidate),
      played: isCount,
      best: isCount,
      loss: orNull(isMeasured),
      isLoss: isBoolean,
      fine: orNull(isMeasured),
      parts: listOf(isPart),
    })(decision) && hasChosen(decision as Decision);
  return shaped<Report>({
    version: isCount,
    isDone: isBoolean,
    decisions: listOf(isDecision),
    draws: listOf(
      shaped<Draw>({ at: isCount, seat: orNull(isSeat), luminos: listOf(isCount), luck: isLead, points: isLead }),
    ),
    curve: listOf(shaped<CurvePoint>({ at: isCount, round: isCount, lead: isLead })),
    balance: (balance) => listOf(isBalance, players)(balance) || listOf(isBalance, 0)(balance),
  })(value);
}

/** What was played and what was best are among the candidates; a loss that is shown was measured. */
function hasChosen({ candidates, played, best, isLoss, loss }: Decision): boolean {
  return played < candidates.length && best < candidates.length && (!isLoss || loss !== null);
}

const isBalance = shaped<Balance>({
  start: isNumber,
  own: isNumber,
  luck: isNumber,
  points: isNumber,
  others: isNumber,
  rest: isNumber,
  result: isNumber,
});

const isSums = shaped<Sums>({ count: isCount, sum: isNumber, squares: isNumber });
const isFresh = shaped<Fresh>({
  against: isCount,
  isFine: isBoolean,
  looked: isNumber,
  gaps: isSums,
  parts: listOf(isNumber),
});
const isCompared = shaped<Compared>({
  deals: isCount,
  leads: listOf(isSums),
  kept: listOf(isCount),
  changes: listOf(isNumber),
  fresh: orNull(isFresh),
});

/** Whether it belongs to the game is found out by the worker, which fails if it does not. */
function isSaved(value: unknown): value is SavedAnalysis {
  return shaped<SavedAnalysis>({
    version: isCount,
    moves: isCount,
    found: shaped<Found>({ compared: listOf(isCompared), luck: listOf(listOf(isNumber)), start: listOf(isSums) }),
  })(value);
}
