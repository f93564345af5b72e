import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createBackupWriter } from '../../../src/storage/backup/backupWriter';
import type { BackupWorker, Device, KeyStore } from '../../../src/storage/device';
import { createStorage } from '../../../src/storage/storage';
import type { GameLibrary } from '../../../src/store/library/gameLibrary';
import { createLibrary, type Library } from '../../../src/store/library/library';
import { mindsHere } from '../mindSource';
import { Faults } from './faults';
import { databaseOf } from './faultyDatabase';
import { Disk } from './faultyFiles';
import { Locks } from './locks';
import type { VirtualTime } from './virtualTime';

/** What a device has to keep games in. */
export interface Equipment {
  readonly hasDatabase: boolean;
  readonly hasFiles: boolean;
  readonly hasKeys: boolean;
  /** Without them two tabs can have one game open. */
  readonly hasLocks: boolean;
}

/** The app in one tab of the browser, with everything real but the device under it. */
export interface Tab {
  readonly library: Library;
  readonly games: GameLibrary;
  /** Nothing waits for its turn any more. */
  settled(): Promise<void>;
  /** As if the power was cut: what the database was just asked to do is done, or is not. */
  kill(isUndone: boolean): void;
}

/** One device: what it keeps outlives every tab. */
export class Machine {
  readonly faults = new Faults();
  private readonly disk = new Disk(this.faults);
  private readonly locks = new Locks();
  private readonly keys = new Map<string, string>();
  private factory = new IDBFactory();
  private nowMs = 1_700_000_000_000;
  private chance = 1;

  constructor(
    private readonly equipment: Equipment,
    private readonly time: VirtualTime,
  ) {}

  async startTab(): Promise<Tab> {
    const owner = { isGone: false };
    const database = databaseOf(() => this.factory, this.faults);
    const { hasDatabase, hasFiles, hasLocks } = this.equipment;
    const device: Device = {
      indexedDB: hasDatabase ? database.factory : null,
      localStorage: this.keysOf(owner),
      openFolder: hasFiles ? async () => this.disk.of(owner) : null,
      startBackupWorker: () => this.workerOf(owner),
      locks: hasLocks ? this.locks.of(owner) : null,
      persistence: null,
      // Never the same twice.
      now: () => (this.nowMs += 1000),
      random: () => {
        this.chance = (Math.imul(this.chance, 1664525) + 1013904223) >>> 0;
        return this.chance;
      },
    };
    const storage = createStorage(device);
    const library = createLibrary(storage, mindsHere);
    const [games, { backups }] = await Promise.all([library.loadGames(), storage.saves()]);
    return {
      library,
      games,
      async settled() {
        // Many are written one by one, each once the one before is there.
        for (let turn = 0; turn < MOST_WRITTEN_AT_ONCE; turn++) await backups.ids();
      },
      kill: (isUndone) => {
        owner.isGone = true;
        database.kill(isUndone);
        this.disk.leave(owner);
        this.locks.leave(owner);
      },
    };
  }

  /** The browser throws the database away, as it does when it finds it torn. */
  wipeDatabase(): void {
    this.factory = new IDBFactory();
  }

  private keysOf(owner: { readonly isGone: boolean }): KeyStore {
    const use = <T>(doing: 'getKey' | 'setKey', act: () => T): T => {
      if (owner.isGone || !this.equipment.hasKeys) throw new DOMException('no keys', 'SecurityError');
      if (this.faults.strike(doing) !== null) throw new DOMException('not now', 'QuotaExceededError');
      return act();
    };
    return {
      getItem: (key) => use('getKey', () => this.keys.get(key) ?? null),
      setItem: (key, value) => use('setKey', () => void this.keys.set(key, value)),
      removeItem: (key) => use('setKey', () => void this.keys.delete(key)),
      keys: () => use('getKey', () => [...this.keys.keys()]),
    };
  }

  private workerOf(owner: { readonly isGone: boolean }): BackupWorker {
    if (this.faults.strike('startWorker') !== null) throw new DOMException('no worker', 'SecurityError');
    const write = createBackupWriter(async () => this.disk.of(owner));
    let delivered: Promise<unknown> = Promise.resolve();
    const worker: BackupWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => {
        const copy = structuredClone(message);
        const fault = this.faults.strike('askWorker');
        if (fault === 'workerSilent') return;
        if (fault === 'workerFails') {
          queueMicrotask(() => worker.onerror?.({} as ErrorEvent));
          return;
        }
        const ask = () => {
          if (owner.isGone) return;
          write(copy, (data) => {
            if (!owner.isGone && fault !== 'workerMute') worker.onmessage?.({ data } as MessageEvent);
          });
        };
        // Never at once, as between threads; and one never overtakes another.
        delivered = delivered.then(() => after(fault === 'workerLate' ? LATE_MS : 0)).then(ask);
      },
    };
    return worker;
  }

  /** What is still to be done of what was not waited for. */
  async drain(tab: Tab): Promise<void> {
    await this.time.until('what was left to do', tab.settled());
  }
}

function after(ms: number): Promise<void> {
  return new Promise((done) => {
    if (ms === 0) setImmediate(done);
    else setTimeout(done, ms);
  });
}

const MOST_WRITTEN_AT_ONCE = 3;
const LATE_MS = 7000;
