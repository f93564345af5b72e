import { SIDES } from '../data/boards';
import { type FieldId, START_FIELDS } from '../data/hex';
import { type Colour, type LuminoId, luminosFor, START_LUMINOS, startLumino } from '../data/luminos';
import type { GameEvent } from '../events';
import { EMPTY_REEF, layOn } from '../reef';
import type { GameOptions, GameState, Move, Outcome, Player, Refusal } from '../state';
import { SCORE_BOARDS } from '../state';
import { nextPlayers, nextState, wrongStep } from './nextState';
import { nextRandom, type RandomState, randomBelow } from './random';
import { draw, refillAtoll, refillDisplay } from './supply';

/** How many luminos are set aside unseen, by number of players. */
const EMERGENCY_STACK: Record<GameOptions['players'], number> = { 2: 0, 3: 6, 4: 8 };

/** [3] A new game: start luminos dealt and not yet laid, atoll and displays still empty (ruling 15). */
export function setUp(options: GameOptions): GameState {
  const problem = optionsProblem(options);
  if (problem !== null) throw new RangeError(`no game with ${problem}`);
  const { players, side, scoreBoard, octopus, seed } = options;
  let random: RandomState = seed | 0;
  random = nextRandom(random);
  const byLot = randomBelow(random, players);
  const dealt = draw({ bag: START_LUMINOS.map(({ id }) => id), emergency: [], random, dry: false }, players);
  const bag = luminosFor(players);
  const aside = draw({ bag, emergency: [], random: dealt.supply.random, dry: false }, EMERGENCY_STACK[players]);
  return {
    side,
    scoreBoard,
    round: 1,
    octopus: octopus === 'lot' ? byLot : octopus,
    seat: 0,
    step: { type: 'start' },
    players: dealt.luminos.map(newPlayer),
    atoll: [],
    supply: { ...aside.supply, emergency: [...aside.luminos].sort((a, b) => a - b) },
    ending: 'none',
  };
}

/** What is wrong with options that came from outside, or null. */
export function optionsProblem({ players, side, scoreBoard, octopus, seed }: GameOptions): string | null {
  if (players !== 2 && players !== 3 && players !== 4) return `${players} players`;
  if (!SIDES.includes(side)) return `side ${side}`;
  if (!SCORE_BOARDS.includes(scoreBoard)) return `score board ${scoreBoard}`;
  if (!Number.isSafeInteger(seed)) return `seed ${seed}`;
  const isSeat = typeof octopus === 'number' && Number.isInteger(octopus) && octopus >= 0 && octopus < players;
  return isSeat || octopus === 'lot' ? null : `the octopus at ${octopus}`;
}

/** [3.2] Both orientations of the start lumino. */
export function startMoves(state: GameState): Move[] {
  const { colours } = startLumino(state.players[state.seat].hand[0]);
  return colours.map((left) => ({ type: 'layStart', left }));
}

/** [3.2] Why the start lumino cannot have a half on that field; nothing for the two of the start area. */
export function startRefusals(field: FieldId): Refusal[] {
  return START_FIELDS.includes(field) ? [] : [{ rule: 'startArea', fields: [field] }];
}

/** [3.2] Lays the start lumino; after the last one, atoll and displays are drawn and the octopus begins. */
export function layStart(state: GameState, left: Colour): Outcome {
  if (state.step.type !== 'start') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  const { id, colours } = startLumino(player.hand[0]);
  if (!colours.includes(left)) return { ok: false, refusals: [{ rule: 'startColour', colours }] };
  const [leftField, rightField] = START_FIELDS;
  const [first, second] = left === colours[0] ? [leftField, rightField] : [rightField, leftField];
  const events: GameEvent[] = [{ type: 'startLaid', seat, lumino: id, left }];
  const players = nextPlayers(state, seat, { hand: [], reef: layOn(player.reef, id, first, second) });
  const next = nextState(state, { players, seat: seat + 1 });
  return { ok: true, state: next.seat === players.length ? firstRound(next, events) : next, events };
}

function newPlayer(start: LuminoId): Player {
  return {
    points: 0,
    limestone: 0,
    tokens: { yellow: 'coral', pink: 'coral', green: 'coral', blue: 'coral' },
    display: [],
    hand: [start],
    reef: EMPTY_REEF,
  };
}

/** [3.4] */
function firstRound(state: GameState, events: GameEvent[]): GameState {
  let drawn = refillAtoll(state, events);
  for (let seat = 0; seat < state.players.length; seat++) drawn = refillDisplay(drawn, seat, events);
  return nextState(drawn, { seat: state.octopus, step: { type: 'offer' } });
}
