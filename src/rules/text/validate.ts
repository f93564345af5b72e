import { isField, isIndexOf, isLuminoOrStart } from '../data/guards';
import { areNeighbours, type FieldId, formatField, START_FIELDS } from '../data/hex';
import { STORE } from '../data/limestone';
import { isStartLumino, LUMINOS, type LuminoId, luminosFor } from '../data/luminos';
import { EMPTY_REEF, isCongruent, isLevel, layOn } from '../reef';
import { type GameState, LAST_ROUND, type Reef, type Seat } from '../state';
import { type Conflict, positionConflict } from './conflicts';
import { alikeSentence, formatLumino } from './names';
import { partOf, type Setup, type SetupLay, type SetupPart } from './setup';

/** A position from which the game can go on, or why the setup is none. */
export type Validated = { readonly ok: true; readonly position: GameState } | SetupProblem;

/** What keeps a setup from being a position: the part at fault, the rule behind it, and both as a sentence. */
export interface SetupProblem {
  readonly ok: false;
  readonly part: SetupPart;
  readonly rule: SetupRule;
  readonly problem: string;
}

export type SetupRule =
  /** A number that the game does not know. */
  | 'range'
  /** [1] No such lumino in a game of this number of players; the same lumino twice. */
  | 'noSuchLumino'
  | 'twice'
  /** [3.2] A start lumino where another lumino belongs, or the other way round. */
  | 'startLumino'
  | LayRule
  | Conflict['rule'];

type LayRule = 'neighbours' | 'level' | 'congruent' | 'startArea';

const POINTS = 999;

export function validate(setup: Setup): Validated {
  const outside = rangeProblem(setup);
  if (outside !== null) return outside;
  const used = new Set<LuminoId>();
  const lists = listProblem(setup, used);
  if (lists !== null) return lists;
  const reefs: Reef[] = [];
  for (const [seat, { hand, display, lays }] of setup.players.entries()) {
    const own =
      listed(setup, used, 'display', seat, display, false) ??
      listed(setup, used, 'hand', seat, hand, setup.step.type === 'start');
    if (own !== null) return own;
    const built = buildReef(lays, setup.players.length, used);
    if (!built.ok) return invalid(partOf(built.on, seat, built.index), built.rule, built.problem);
    reefs.push(built.reef);
  }
  const position = positionOf(setup, reefs, used);
  const conflict = positionConflict(position);
  return conflict === null
    ? { ok: true, position }
    : invalid(partOf(conflict.name, conflict.seat), conflict.rule, conflict.problem);
}

/** A reef, or which lay is impossible and what of it is at fault. */
export type BuiltReef =
  | { readonly ok: true; readonly reef: Reef }
  | {
      readonly ok: false;
      readonly index: number;
      readonly on: 'lumino' | 'fields';
      readonly rule: 'noSuchLumino' | 'twice' | LayRule;
      readonly problem: string;
    };

/** The reef that these lays make one after the other, in a game of that many players; notes the luminos it uses. */
export function buildReef(lays: readonly SetupLay[], players: number, used: Set<LuminoId>): BuiltReef {
  let reef = EMPTY_REEF;
  for (const [index, { lumino, numberOn, otherOn }] of lays.entries()) {
    const claimed = claim(lumino, players, used);
    if (claimed !== null) return { ok: false, index, on: 'lumino', ...claimed };
    const laid = layProblem(reef, lumino, numberOn, otherOn);
    if (laid !== null) return { ok: false, index, on: 'fields', ...laid };
    reef = layOn(reef, lumino, numberOn, otherOn);
  }
  return { ok: true, reef };
}

interface Problem<Rule> {
  readonly rule: Rule;
  readonly problem: string;
}

function invalid(part: SetupPart, rule: SetupRule, problem: string): SetupProblem {
  return { ok: false, part, rule, problem };
}

function rangeProblem({ players, round, step, seat, octopus }: Setup): SetupProblem | null {
  const within = (part: SetupPart, value: number, least: number, most: number, what: string) =>
    Number.isInteger(value) && value >= least && value <= most
      ? null
      : invalid(part, 'range', `expected ${what} from ${least} to ${most}`);
  const seated = (name: 'seat' | 'octopus' | 'lastScorer', who: Seat) =>
    isIndexOf(players, who) ? null : invalid(partOf(name), 'range', `expected a seat from 1 to ${players.length}`);
  const table =
    within(partOf('players'), players.length, 2, 4, 'the number of players') ??
    within(partOf('round'), round, 1, LAST_ROUND, 'the round') ??
    (step.type === 'score' && step.lastScorer !== null ? seated('lastScorer', step.lastScorer) : null) ??
    seated('seat', seat) ??
    seated('octopus', octopus);
  if (table !== null) return table;
  for (const [who, { points, limestone }] of players.entries()) {
    const own =
      within(partOf('points', who), points, -POINTS, POINTS, 'points') ??
      within(partOf('limestone', who), limestone, 0, STORE, 'limestone');
    if (own !== null) return own;
  }
  return null;
}

/** The luminos that lie in the middle of the table. */
function listProblem(setup: Setup, used: Set<LuminoId>): SetupProblem | null {
  return (
    listed(setup, used, 'atoll', null, setup.atoll, false) ??
    listed(setup, used, 'emergency', null, setup.emergency, false)
  );
}

function listed(
  { players }: Setup,
  used: Set<LuminoId>,
  name: 'atoll' | 'emergency' | 'display' | 'hand',
  seat: Seat | null,
  luminos: readonly LuminoId[],
  isForStart: boolean,
): SetupProblem | null {
  for (const [index, lumino] of luminos.entries()) {
    const part = partOf(name, seat, index);
    const claimed = claim(lumino, players.length, used);
    if (claimed !== null) return invalid(part, claimed.rule, claimed.problem);
    if (isStartLumino(lumino) === isForStart) continue;
    const belongs = isForStart
      ? 'only a start lumino is in hand before the first round'
      : 'a start lumino lies in a reef';
    return invalid(part, 'startLumino', belongs);
  }
  return null;
}

/** [1] Each lumino is there once, and only those of a game with this number of players. */
function claim(lumino: LuminoId, players: number, used: Set<LuminoId>): Problem<'noSuchLumino' | 'twice'> | null {
  if (!isLuminoOrStart(lumino)) return { rule: 'noSuchLumino', problem: `there is no lumino ${lumino}` };
  const name = formatLumino(lumino);
  if (!isStartLumino(lumino) && LUMINOS[lumino].players > players) {
    return { rule: 'noSuchLumino', problem: alikeSentence(name, players) };
  }
  if (used.has(lumino)) return { rule: 'twice', problem: `${name} is there twice` };
  used.add(lumino);
  return null;
}

/** What holds for every reef, however it was laid: [6.2], [6.3], and the start area is for start luminos. */
function layProblem(reef: Reef, lumino: LuminoId, a: FieldId, b: FieldId): Problem<LayRule> | null {
  if (!isField(a) || !isField(b)) return { rule: 'neighbours', problem: `there are no fields ${a} and ${b}` };
  const names = `${formatField(a)} and ${formatField(b)}`;
  if (!areNeighbours(a, b)) return { rule: 'neighbours', problem: `${names} do not touch` };
  if (!isLevel(reef, a, b)) return { rule: 'level', problem: `${names} are not equally high` };
  if (isCongruent(reef, a, b)) return { rule: 'congruent', problem: `${names} are covered by one lumino` };
  const onStartArea = reef[a].length > 0 ? 0 : [a, b].filter((field) => START_FIELDS.includes(field)).length;
  if (isStartLumino(lumino)) {
    return onStartArea === 2 ? null : { rule: 'startArea', problem: 'a start lumino lies on the start area' };
  }
  return onStartArea === 0 ? null : { rule: 'startArea', problem: 'the start area is for a start lumino' };
}

function positionOf(setup: Setup, reefs: readonly Reef[], used: ReadonlySet<LuminoId>): GameState {
  const { side, scoreBoard, round, octopus, seat, step, atoll, ending, random, dry } = setup;
  return {
    side,
    scoreBoard,
    round,
    octopus,
    seat,
    step,
    players: setup.players.map(({ points, limestone, tokens, display, hand }, who) => ({
      points,
      limestone,
      tokens,
      display,
      hand,
      reef: reefs[who],
    })),
    atoll,
    supply: {
      bag: luminosFor(setup.players.length).filter((lumino) => !used.has(lumino)),
      emergency: [...setup.emergency].sort((a, b) => a - b),
      random,
      dry,
    },
    ending,
  };
}
