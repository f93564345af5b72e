import type { GameId } from '../../../src/history/record';
import type { Shelf } from '../../../src/storage/format/head';
import type { Save } from '../../../src/storage/format/save';

/** What players see of a kept game, as text, so that two can be compared. */
export interface Stand {
  readonly position: string;
  /** How many entries its log has, and how many moves can be made again. */
  readonly log: number;
  readonly redo: number;
  readonly isOver: boolean;
  readonly title: string | null;
  readonly isRemoved: boolean;
}

export function standOf({ position, record, isOver, title, removed }: Save): Stand {
  return {
    position,
    log: record.log.length,
    redo: record.redo.length,
    isOver,
    title,
    isRemoved: removed !== null,
  };
}

/** A game as the players know it. */
export class ExpectedGame {
  /**
   * How it may stand when it is looked for again: as it was last shown. More than one if the app has said that it cannot
   * keep the game, or was killed in the middle of a move; the last one shown comes last.
   */
  private stands: readonly Stand[];
  /** Everything that was ever shown of it. */
  private readonly shown = new Set<string>();
  /** The app has never said that it is kept. */
  mayBeMissing: boolean;
  /** How often anything was written of it, to tell whether another tab went on with it. */
  writes = 0;
  /** How often that is not certain: the tab was killed meanwhile. */
  attempts = 0;

  constructor(
    readonly id: GameId,
    stand: Stand,
    isKept: boolean,
  ) {
    this.stands = [stand];
    this.shown.add(JSON.stringify(stand));
    this.mayBeMissing = !isKept;
  }

  /** Shown, and kept or not, as the app says. */
  show(stand: Stand, isKept: boolean): void {
    this.writes++;
    this.shown.add(JSON.stringify(stand));
    this.stands = isKept ? [stand] : [...this.stands, stand];
    if (isKept) this.mayBeMissing = false;
  }

  /** Everything that it may be has changed so; or not, if that is not certain. It may have been an older state, too. */
  change(to: Partial<Stand>, isCertain: boolean, isOfLatest: boolean): void {
    this.writes++;
    const earlier = isOfLatest ? [] : [...this.shown].map((text): Stand => JSON.parse(text));
    const changed = [...earlier, ...this.stands].map((stand) => ({ ...stand, ...to }));
    for (const stand of changed) this.shown.add(JSON.stringify(stand));
    this.stands = isCertain && isOfLatest ? changed : [...this.stands, ...changed];
    if (isCertain) this.mayBeMissing = false;
  }

  /** It has stood so at some time. */
  hasBeen(stand: Stand): boolean {
    return this.shown.has(JSON.stringify(stand));
  }

  /** Nothing was shown of it since. */
  isLatest(stand: Stand): boolean {
    return JSON.stringify(this.stands.at(-1)) === JSON.stringify(stand);
  }

  /** Begun, and not shown: it may have been kept. */
  attempt(stand: Stand): void {
    this.stands = [stand, ...this.stands];
    this.attempts++;
  }

  /** Why it must not stand so; null if it may. */
  wrong(stand: Stand): string | null {
    const text = JSON.stringify(stand);
    if (this.stands.some((each) => JSON.stringify(each) === text)) return null;
    return `game ${this.id} is ${text}, and was shown as ${this.stands.map((each) => JSON.stringify(each)).join(' or ')}`;
  }

  /** Where it must be listed; null if that is not certain. */
  get shelf(): Shelf | null {
    if (this.mayBeMissing) return null;
    const shelves = new Set(
      this.stands.map(({ isRemoved, isOver }) => (isRemoved ? 'removed' : isOver ? 'over' : 'running')),
    );
    const [shelf] = shelves;
    return shelves.size === 1 ? shelf : null;
  }

  get mayBeRemoved(): boolean {
    return this.mayBeMissing || this.stands.some(({ isRemoved }) => isRemoved);
  }
}
