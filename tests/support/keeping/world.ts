import { startOf } from '../../../src/history/origin';
import type { GameRecord } from '../../../src/history/record';
import { legalMoves, play } from '../../../src/rules/game';
import { formatPosition } from '../../../src/rules/text/position';
import { formatFile } from '../../../src/storage/format/file';
import type { Shelf } from '../../../src/storage/format/head';
import type { Save } from '../../../src/storage/format/save';
import type { Imported } from '../../../src/store/library/files';
import type { OpenedGame } from '../../../src/store/library/gameOpener';
import type { TableNote } from '../../../src/store/table/intent';
import { ExpectedGame, type Stand, standOf } from './expected';
import { BACKUP_FAULTS, type FaultName } from './faults';
import { type Equipment, Machine, type Tab } from './machine';
import { VirtualTime } from './virtualTime';

/** A tab as the players see it. */
interface TabState {
  readonly tab: Tab;
  /** How often anything had gone wrong when it was opened. */
  readonly struckBefore: number;
  open: {
    readonly game: ExpectedGame;
    readonly opened: OpenedGame;
    writes: number;
    attempts: number;
    isTakenAway: boolean;
    isOlder: boolean;
  } | null;
}

/** What was done in one run or in many. */
export interface Tally {
  moves: number;
  commands: number;
  faults: number;
  kills: number;
  wipes: number;
  /** Older states that were shown because no place could tell better. */
  older: number;
}

const PEOPLE = [
  { name: 'Nora', fish: 'clownfish', mind: null },
  { name: 'Ole', fish: 'angelfish', mind: null },
] as const;

/** A device, the app in its tabs, and what its players have been shown. Whatever must never be throws an Error. */
export class World {
  readonly time = new VirtualTime();
  readonly games: ExpectedGame[] = [];
  readonly tabs: (TabState | null)[] = [null, null];
  private readonly machine: Machine;
  /** An import that failed may have come through all the same. */
  private isUnsureOfOthers = false;
  /** The database was, at some time. */
  private isWiped = false;
  private seed = 0;

  constructor(
    private readonly equipment: Equipment,
    readonly tally: Tally,
  ) {
    this.machine = new Machine(equipment, this.time);
    this.time.begin();
  }

  async start(at: number): Promise<void> {
    const { faults } = this.machine;
    const struckBefore = faults.struck;
    const tab = await this.machine.startTab();
    this.tabs[at] = { tab, struckBefore, open: null };
    await this.time.until('the first page', tab.library.lookOver());
    await this.time.until('the check at the start', tab.library.restoreMissingGames());
    await this.time.until('the first page', tab.library.lookOver());
  }

  async begin(at: number): Promise<void> {
    const { tab } = this.tabAt(at);
    const origin = {
      type: 'dealt',
      options: { players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: ++this.seed },
    } as const;
    const record: GameRecord = { people: PEOPLE, origin, isGuided: false, log: [], redo: [] };
    const id = await this.time.until('a new game', tab.games.keepGame(record, null));
    const state = startOf(origin);
    if (state === null) throw new Error('nothing can be dealt');
    const stand: Stand = {
      position: formatPosition(state),
      log: 0,
      redo: 0,
      isOver: false,
      title: null,
      isRemoved: false,
    };
    this.games.push(new ExpectedGame(id, stand, this.isKept(tab)));
  }

  async open(at: number, game: ExpectedGame, isTaking: boolean): Promise<void> {
    this.leave(at);
    const state = this.tabAt(at);
    const result = await this.time.until('opening', state.tab.games.openKept(game.id, isTaking));
    if (!result.ok) {
      const isElsewhere = this.tabs.some((each) => each !== state && each?.open?.game === game);
      const isAllowed =
        (result.why === 'elsewhere' && isElsewhere && !isTaking) ||
        (result.why === 'missing' && game.mayBeRemoved) ||
        (result.why === 'unreachable' && !this.isWell(state));
      if (!isAllowed) throw new Error(`game ${game.id} cannot be opened: ${result.why}`);
      // It was taken first, and read then.
      if (isTaking) this.takeAway(state, game);
      return;
    }
    const { game: opened } = result;
    const isHeld = this.tabs.some((each) => each !== state && each?.open?.game === game && !each.open.isTakenAway);
    if (isHeld && !isTaking && this.equipment.hasLocks) throw new Error('opened, though another tab has it');
    this.takeAway(state, game);
    const wrong = game.wrong(standIn(opened));
    if (wrong !== null && !(this.mayBeOlder(state) && game.hasBeen(standIn(opened)))) throw new Error(wrong);
    // What goes on from an older state may be overtaken by what could not be reached, such as that it was deleted.
    const isOlder = wrong !== null || (this.mayBeOlder(state) && !game.isLatest(standIn(opened)));
    if (isOlder) this.tally.older++;
    const { writes, attempts } = game;
    state.open = { game, opened, writes, attempts, isTakenAway: false, isOlder };
    if (opened.isShortened) throw new Error(`the story of ${game.id} is lost`);
  }

  /** From the other tab, which learns of it at once. */
  private takeAway(state: TabState, game: ExpectedGame): void {
    for (const each of this.tabs) if (each !== state && each?.open?.game === game) each.open.isTakenAway = true;
  }

  async play(at: number, choice: number): Promise<void> {
    const open = this.openAt(at);
    const { table } = open.opened;
    const legal = legalMoves(table.state.value);
    await this.act(at, () => table.act({ type: 'play', move: legal[choice % legal.length] }));
    if (table.refusals.value.length > 0) throw new Error('a legal move was refused');
    this.tally.moves++;
  }

  async undo(at: number): Promise<void> {
    await this.act(at, () => this.openAt(at).opened.table.act({ type: 'undo', hasConsent: true }));
  }

  async redo(at: number): Promise<void> {
    await this.act(at, () => this.openAt(at).opened.table.act({ type: 'redo' }));
  }

  /** What is no move is kept like one. */
  async note(at: number, note: TableNote): Promise<void> {
    await this.act(at, () => this.openAt(at).opened.table.act({ type: 'note', note }));
  }

  /** The same note stands at one place only once. */
  canNote(at: number, { type }: TableNote): boolean {
    const table = this.tabs[at]?.open?.opened.table;
    const isThere = table?.marks.value.some((mark) => mark.at === table.past.value.length && mark.note.type === type);
    return this.canPlay(at) && isThere === false;
  }

  async rename(at: number, game: ExpectedGame, title: string): Promise<void> {
    await this.change(at, game, { title }, ({ games }) => games.renameGame(game.id, title));
  }

  async remove(at: number, game: ExpectedGame): Promise<void> {
    await this.change(at, game, { isRemoved: true }, ({ games }) => games.removeGame(game.id));
  }

  async bringBack(at: number, game: ExpectedGame): Promise<void> {
    await this.change(at, game, { isRemoved: false }, ({ games }) => games.bringBackGame(game.id));
  }

  /** A file with games of another device. */
  async importOthers(at: number, saves: readonly Save[]): Promise<void> {
    const imported = await this.import(at, formatFile(saves, []));
    if (!imported.ok) {
      if (this.isWell(this.tabAt(at))) throw new Error(`the file was not taken: ${imported.why}`);
      this.isUnsureOfOthers = true;
      return;
    }
    // One that is here already is not among them.
    for (const id of imported.ids) {
      const save = saves.find((each) => each.id === id);
      if (save === undefined) this.isUnsureOfOthers = true;
      else this.games.push(new ExpectedGame(id, standOf(save), true));
    }
  }

  /** Everything that is here once more. */
  async importAgain(at: number): Promise<void> {
    const state = this.tabAt(at);
    const text = await this.time.until('a file of everything', state.tab.games.exportAll());
    if (text === null) return;
    const imported = await this.import(at, text);
    if (this.isWell(state)) {
      if (!imported.ok) throw new Error(`our own file was not taken: ${imported.why}`);
      if (imported.ids.length > 0) throw new Error('a game that is here came twice');
    } else if (!imported.ok || imported.ids.length > 0) {
      // A game that could not be read was taken for another one; or that failed, and came through all the same.
      this.isUnsureOfOthers = true;
    }
  }

  async list(at: number): Promise<void> {
    const state = this.tabAt(at);
    const { library } = state.tab;
    for (const shelf of ['running', 'over', 'removed'] as const) {
      const { games } = await this.time.until('a list', library.listGames(shelf, null, 99));
      if (this.isWell(state))
        this.compare(
          shelf,
          games.map(({ id }) => id),
        );
    }
    const counts = await this.time.until('counting', library.countGames());
    if (this.isWell(state) && counts.damaged > 0) throw new Error('a game is damaged');
  }

  leave(at: number): void {
    const state = this.tabs[at];
    state?.open?.opened.close();
    if (state) state.open = null;
  }

  /** In the middle of a move, after so many steps of what that takes. */
  async kill(at: number, choice: number, steps: number, isUndone: boolean): Promise<void> {
    const state = this.tabAt(at);
    const { open } = state;
    if (open !== null && this.canPlay(at)) {
      const { table } = open.opened;
      const legal = legalMoves(table.state.value);
      const move = legal[choice % legal.length];
      const { value: happening } = table.happening;
      const before = standIn(open.opened);
      const played = play(table.state.value, move);
      if (!played.ok) throw new Error('a legal move was refused');
      table.act({ type: 'play', move });
      await this.time.run(steps);
      const stand: Stand = {
        ...before,
        position: formatPosition(played.state),
        log: before.log + 1,
        redo: 0,
        isOver: played.state.step.type === 'over',
      };
      if (table.happening.value !== happening) open.game.show(stand, this.isKept(state.tab) && !open.isOlder);
      // Where another tab has gone on with the game it comes too late to be kept.
      else if (!open.opened.isTaken.value && open.writes === open.game.writes) open.game.attempt(stand);
    }
    state.tab.kill(isUndone);
    this.tabs[at] = null;
    this.tally.kills++;
  }

  /** The database is gone at the next start of the browser. */
  async wipe(): Promise<void> {
    for (const [at, each] of this.tabs.entries()) if (each !== null) await this.kill(at, 0, 0, false);
    this.machine.wipeDatabase();
    this.isWiped = true;
    this.tally.wipes++;
  }

  fail(name: FaultName, skips: number, times: number): void {
    // Without locks and without a database nothing tells two tabs of each other.
    if (!this.equipment.hasLocks && !BACKUP_FAULTS.includes(name)) return;
    this.machine.faults.begin(name, skips, times);
  }

  heal(): void {
    this.machine.faults.heal();
  }

  /** Backups are promised only where they could always be written. */
  get canWipe(): boolean {
    const { hasFiles, hasKeys } = this.equipment;
    return (hasFiles || hasKeys) && !this.machine.faults.hasHurtBackups;
  }

  canPlay(at: number): boolean {
    const open = this.tabs[at]?.open ?? null;
    return open !== null && !open.opened.isTaken.value && open.opened.table.state.value.step.type !== 'over';
  }

  /** So that only what a command does not wait for is left to be killed. */
  async drain(): Promise<void> {
    for (const each of this.tabs) if (each !== null) await this.machine.drain(each.tab);
  }

  /** In the end all is well, and everything is there and can be played on. */
  async finish(): Promise<void> {
    this.heal();
    for (const isWiped of this.canWipe ? [false, true] : [false]) {
      await this.drain();
      if (isWiped) await this.wipe();
      else for (const [at, each] of this.tabs.entries()) if (each !== null) await this.kill(at, 0, 0, false);
      await this.start(0);
      await this.list(0);
      for (const game of this.games) {
        await this.open(0, game, false);
        if (this.canPlay(0)) await this.play(0, 0);
        await this.drain();
      }
      this.leave(0);
      await this.list(0);
    }
    this.tally.faults += this.machine.faults.struck;
  }

  private async act(at: number, act: () => void): Promise<void> {
    const state = this.tabAt(at);
    const open = this.openAt(at);
    const { table, isTaken } = open.opened;
    const { value: before } = table.happening;
    const { value: marks } = table.marks;
    const isLost = (open.isTakenAway && this.equipment.hasLocks) || open.writes !== open.game.writes;
    const mayBeLost = isLost || open.attempts !== open.game.attempts;
    act();
    await this.time.when('a change', () => {
      return table.happening.value !== before || table.marks.value !== marks || isTaken.value;
    });
    if (isTaken.value && !mayBeLost) throw new Error('a game that nobody else has is said to be taken');
    if (!isTaken.value && isLost) throw new Error('a move is shown where another tab has gone on with the game');
    if (isTaken.value) return;
    open.game.show(standIn(open.opened), this.isKept(state.tab) && !open.isOlder);
    open.writes = open.game.writes;
    open.attempts = open.game.attempts;
  }

  private async change(
    at: number,
    game: ExpectedGame,
    to: Partial<Stand>,
    act: (tab: Tab) => Promise<string>,
  ): Promise<void> {
    const state = this.tabAt(at);
    if (state.open?.game === game) this.leave(at);
    const answer = await this.time.until('a change of a game', act(state.tab));
    const isElsewhere = this.tabs.some((each) => each !== state && each?.open?.game === game);
    if (answer === 'elsewhere' && !isElsewhere) throw new Error(`nobody else has game ${game.id}`);
    if (answer === 'failed' && this.isWell(state) && !game.mayBeMissing) throw new Error(`game ${game.id} failed`);
    if (answer !== 'elsewhere')
      game.change(to, answer === 'changed' && this.isKept(state.tab), !this.mayBeOlder(state));
  }

  private async import(at: number, text: string): Promise<Imported> {
    const { games } = this.tabAt(at).tab;
    return this.time.until('reading a file', games.importGames(text));
  }

  private compare(shelf: Shelf, ids: readonly string[]): void {
    for (const game of this.games) {
      if (game.shelf === null) continue;
      const count = ids.filter((id) => id === game.id).length;
      if (count !== (game.shelf === shelf ? 1 : 0)) throw new Error(`game ${game.id} is ${count} times ${shelf}`);
    }
    const others = ids.filter((id) => !this.games.some((game) => game.id === id));
    if (others.length > 0 && !this.isUnsureOfOthers) throw new Error(`nobody knows ${others}`);
  }

  /** What the app says about it. */
  private isKept({ library }: Tab): boolean {
    const trouble = library.trouble.value;
    if (trouble?.isBackedUp === false && this.canWipe) throw new Error('the second place is well and not used');
    return trouble?.isBackedUp !== false;
  }

  /** Nothing has gone wrong since that tab was opened, and nothing will. */
  private isWell({ struckBefore }: TabState): boolean {
    const { faults } = this.machine;
    const { hasDatabase, hasFiles, hasKeys } = this.equipment;
    return hasDatabase && (hasFiles || hasKeys) && faults.isHealthy && faults.struck === struckBefore;
  }

  /**
   * First one place took no more, and now the other one does not answer either: what can be reached may be older. But it
   * is how the game once stood.
   */
  private mayBeOlder(state: TabState): boolean {
    const { faults } = this.machine;
    const { hasDatabase, hasKeys } = this.equipment;
    // That a backup is older is noted down in localStorage. Without a database nothing is as new as a backup.
    const isUnnoted = !hasDatabase || !hasKeys || faults.hasHurtKeys;
    const isDatabaseHurt = faults.hasHurtDatabase || !hasDatabase;
    // A game has two files. If one cannot be read and the database is gone, the other is better than no game at all.
    const isOther = this.isWiped && faults.hasHidden;
    return (isOther || (isUnnoted && isDatabaseHurt && faults.hasHurtBackups)) && !this.isWell(state);
  }

  private tabAt(at: number): TabState {
    const state = this.tabs[at];
    if (!state) throw new Error(`there is no tab ${at}`);
    return state;
  }

  private openAt(at: number) {
    const { open } = this.tabAt(at);
    if (open === null) throw new Error(`nothing is open in tab ${at}`);
    return open;
  }
}

/** As it is on the table, and the same as it is kept. */
function standIn({ table, saved }: OpenedGame): Stand {
  const save = saved();
  if (save?.position !== formatPosition(table.state.value)) throw new Error('shown, and not kept');
  const shown = table.past.value.length + table.marks.value.length;
  if (save.record.log.length !== shown) throw new Error(`${shown} entries are shown, and others kept`);
  return standOf(save);
}
