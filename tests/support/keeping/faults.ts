/** Everything that can go wrong, by what is being done when it does. */
export const FAULTS = {
  openRefused: 'open',
  openForbidden: 'open',
  openNewer: 'open',
  openSilent: 'open',
  /** The connection is closed behind the app's back. */
  connectionLost: 'transaction',
  /** Nothing more is heard of it, though it is done. */
  doneSilently: 'transaction',
  /** Nothing is done, and nothing is heard of it. */
  undoneSilently: 'transaction',
  /** It is done, and said to have failed. */
  doneThoughFailed: 'write',
  databaseFull: 'write',
  databaseFails: 'write',
  keysFull: 'setKey',
  keysUnreadable: 'getKey',
  filesUnopened: 'openFile',
  /** A full disk takes a part. */
  fileTorn: 'writeFile',
  fileUnwritten: 'writeFile',
  fileUnread: 'readFile',
  workerMissing: 'startWorker',
  workerSilent: 'askWorker',
  /** It does what it is asked, and its answer gets lost. */
  workerMute: 'askWorker',
  /** It takes longer than anybody waits. */
  workerLate: 'askWorker',
  workerFails: 'askWorker',
} as const;

export type FaultName = keyof typeof FAULTS;
type Doing = (typeof FAULTS)[FaultName];

/** Where the second copies suffer: nothing can be promised for a database that is wiped then. */
export const BACKUP_FAULTS: readonly FaultName[] = [
  'keysFull',
  'keysUnreadable',
  'filesUnopened',
  'fileTorn',
  'fileUnwritten',
  'fileUnread',
  'workerMissing',
  'workerSilent',
  'workerMute',
  'workerLate',
  'workerFails',
];

/** A fault that waits for its moment. */
interface Fault {
  readonly name: FaultName;
  /** So many times all goes well before. */
  skips: number;
  /** So many times it does not. */
  times: number;
}

/** What is wrong with a device at the moment. */
export class Faults {
  private active: Fault[] = [];
  /** How often one has struck. */
  struck = 0;
  /** The second copies have suffered from one. */
  hasHurtBackups = false;
  /** So has the database. */
  hasHurtDatabase = false;
  hasHurtKeys = false;
  /** A second copy could not be read, or a journal not be opened, not even in a second try. */
  hasHidden = false;

  begin(name: FaultName, skips: number, times: number): void {
    this.active.push({ name, skips, times });
    if (BACKUP_FAULTS.includes(name)) this.hasHurtBackups = true;
    else this.hasHurtDatabase = true;
    if (name === 'keysFull' || name === 'keysUnreadable') this.hasHurtKeys = true;
  }

  heal(): void {
    this.active = [];
  }

  get isHealthy(): boolean {
    return this.active.every(({ times }) => times === 0);
  }

  /** What goes wrong with this, if anything does. */
  strike(doing: Doing): FaultName | null {
    for (const fault of this.active) {
      if (FAULTS[fault.name] !== doing || fault.times === 0) continue;
      if (fault.skips > 0) {
        fault.skips--;
        continue;
      }
      fault.times--;
      this.struck++;
      return fault.name;
    }
    return null;
  }
}
