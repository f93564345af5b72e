import { CHARACTERS, FISH, type GameRecord, MIND_VERSION, type Person } from '../../src/history/record';
import { replay } from '../../src/history/replay';
import { legalMoves } from '../../src/rules/game';
import type { GameState } from '../../src/rules/state';
import { formatPosition } from '../../src/rules/text/position';
import { codesOfSameGame } from '../../src/storage/links/compact';
import type { OpenedGame } from '../../src/store/library/gameOpener';
import { readSharedGame, shareGame } from '../../src/store/library/sharing';
import { Machine, type Tab } from '../support/keeping/machine';
import { VirtualTime } from '../support/keeping/virtualTime';
import { greedily, randomly } from '../support/policies';
import { chance, ensure } from '../support/rules/build';
import { ensureInvariants } from '../support/rules/invariants';
import { TABLES } from '../support/rules/randomGame';

const EQUIPMENT = { hasDatabase: true, hasFiles: true, hasKeys: true, hasLocks: true };

/** Who plays: at random, with an eye for points, with one who thinks, or only those who think. */
const COMPANIES = ['random', 'greedy', 'random', 'oneThinks', 'random', 'allThink'] as const;

/** A whole game through the store, with closing, taking back and going on in between; then as a link and as a file. */
export async function playInStore(seed: number, turn: number): Promise<{ moves: number; isThought: boolean }> {
  const time = new VirtualTime();
  time.begin();
  try {
    const table = TABLES[turn % TABLES.length];
    const company = COMPANIES[Math.floor(turn / TABLES.length + turn) % COMPANIES.length];
    const random = chance(seed);
    const people = Array.from({ length: table.players }, (_, seat) => personAt(seat, company));
    const origin = { type: 'dealt', options: { ...table, octopus: 'lot', seed } } as const;
    const machine = new Machine(EQUIPMENT, time);
    let tab = await startTab(machine, time);
    const id = await time.until(
      'a new game',
      tab.games.keepGame({ people, origin, isGuided: false, log: [], redo: [] }, null),
    );
    let game = await open(tab, time, id);
    let moves = 0;
    while (game.table.state.value.step.type !== 'over') {
      const { state, happening, act } = game.table;
      const before = happening.value;
      if (isPersons(people, state.value)) {
        const legal = legalMoves(state.value);
        const choose = company === 'random' ? randomly : greedily;
        act({ type: 'play', move: choose(state.value, legal, random) });
      }
      await time.when('a move', () => happening.value !== before);
      ensureInvariants(state.value);
      moves++;
      ensure(moves < 2000, 'every game ends');
      if (isPersons(people, state.value) && random() < 0.03) await takeBack(game, time);
      // While somebody thinks, one more move may be made meanwhile.
      if (isPersons(people, state.value) && random() < 0.03) {
        const stood = formatPosition(game.table.state.value);
        game.close();
        tab.kill(random() < 0.5);
        tab = await startTab(machine, time);
        game = await open(tab, time, id);
        ensure(formatPosition(game.table.state.value) === stood, 'a game is as it was after a kill');
      }
    }
    const end = formatPosition(game.table.state.value);
    game.close();
    await checkKept(tab, time, id, end);
    return { moves, isThought: company === 'oneThinks' || company === 'allThink' };
  } finally {
    time.end();
  }
}

function isPersons(people: readonly Person[], { seat }: GameState): boolean {
  return people[seat].mind === null;
}

function personAt(seat: number, company: (typeof COMPANIES)[number]): Person {
  const isThinker = company === 'allThink' || (company === 'oneThinks' && seat === 1);
  // The strongest takes its time: most games are for the others.
  const character = CHARACTERS[(seat + (company === 'allThink' ? 0 : 2)) % CHARACTERS.length];
  return {
    name: `Player ${seat}`,
    fish: FISH[seat],
    mind: isThinker ? { character, version: MIND_VERSION } : null,
  };
}

async function startTab(machine: Machine, time: VirtualTime): Promise<Tab> {
  const tab = await machine.startTab();
  await time.until('the check at the start', tab.library.restoreMissingGames());
  return tab;
}

async function open(tab: Tab, time: VirtualTime, id: string): Promise<OpenedGame> {
  const opened = await time.until('opening', tab.games.openKept(id, false));
  if (!opened.ok) throw new Error(opened.why);
  opened.game.pacing.follow(async () => {});
  return opened.game;
}

/** Back and on again is where it was. */
async function takeBack({ table }: OpenedGame, time: VirtualTime): Promise<void> {
  if (table.undoPrice.value !== 'free') return;
  const stood = formatPosition(table.state.value);
  for (const intent of [{ type: 'undo', hasConsent: false }, { type: 'redo' }] as const) {
    const before = table.happening.value;
    table.act(intent);
    await time.when(intent.type, () => table.happening.value !== before);
  }
  ensure(formatPosition(table.state.value) === stood, 'what was taken back comes back');
}

async function checkKept(tab: Tab, time: VirtualTime, id: string, end: string): Promise<void> {
  const read = await time.until('reading', tab.games.readGame(id));
  ensure(read.ok && !read.isShortened, 'a game that is over can be read');
  if (!read.ok) return;
  ensure(endOf(read.record) === end, 'its log leads to its end');
  const code = shareGame(read.record);
  ensure(code !== null, 'a game fits into a link');
  const shared = readSharedGame(code ?? '');
  ensure(shared.ok && endOf(shared.record) === end, 'a link leads to its end');
  ensure(shared.ok && codesOfSameGame(shared.code).includes(shared.code), 'a link is found again');
  const text = await time.until('a file', tab.games.exportAll());
  const other = await startTab(new Machine(EQUIPMENT, time), time);
  const imported = await time.until('reading a file', other.games.importGames(text ?? ''));
  ensure(imported.ok && imported.ids.length === 1, 'a file is read on another device');
  const there = await time.until('reading', other.games.readGame(id));
  ensure(there.ok && endOf(there.record) === end, 'a file leads to its end');
}

function endOf(record: GameRecord): string | null {
  const replayed = replay(record);
  return replayed.ok ? formatPosition(replayed.state) : null;
}
