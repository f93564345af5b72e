import { forceCloseDatabase } from 'fake-indexeddb';
import type { FaultName, Faults } from './faults';

interface Raw {
  readonly transactions: readonly Inside[];
  /** Begins the next transaction once one is over. */
  processTransactions(): void;
}

/** What fake-indexeddb has inside of a transaction, as far as it is needed to make one go wrong. */
interface Inside extends IDBTransaction {
  readonly db: IDBDatabase & { readonly _rawDatabase: Raw };
  listeners: readonly { readonly callback: unknown }[];
  readonly _state: string;
  readonly _requests: readonly { readonly request: IDBRequest }[];
  _execRequestAsync(asked: { operation: () => unknown }): IDBRequest;
  _abort(error: string | null): void;
}

/** For error, abort and complete. */
const OWN_LISTENERS = 3;

const OPENING: Partial<Record<FaultName, string>> = {
  openRefused: 'UnknownError',
  openForbidden: 'SecurityError',
  openNewer: 'VersionError',
};

/** The database as one tab has it: with that device's faults, until the tab is gone. */
export function databaseOf(factory: () => IDBFactory, faults: Faults) {
  const connections = new Set<IDBDatabase>();
  let isGone = false;

  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const fault = faults.strike('open');
    // No event ever comes from it.
    if (isGone || fault === 'openSilent') return new IDBOpenDBRequest();
    if (fault !== null) throw new DOMException('refused', OPENING[fault]);
    const request = factory().open(name, version);
    request.addEventListener('success', () => {
      const { result } = request;
      connections.add(result);
      const { transaction } = result;
      result.transaction = (...asked: Parameters<IDBDatabase['transaction']>) => begin(result, transaction, asked);
    });
    return request;
  };

  const begin = (
    database: IDBDatabase,
    transaction: IDBDatabase['transaction'],
    asked: Parameters<IDBDatabase['transaction']>,
  ): IDBTransaction => {
    const fault = faults.strike('transaction');
    if (fault === 'connectionLost') {
      close(database);
      throw new DOMException('closing', 'InvalidStateError');
    }
    const begun = transaction.apply(database, asked) as Inside;
    if (fault !== null) return silenced(begun, fault === 'undoneSilently');
    const failure = begun.mode === 'readwrite' ? faults.strike('write') : null;
    return failure === null ? begun : failing(begun, failure);
  };

  return {
    factory: { open } as unknown as IDBFactory,
    /**
     * The tab is killed: what it has begun is done in the end, or is not. It is not done where the tab might still have
     * called it off: browsers commit only once the tab has seen all answers, or has asked for it.
     */
    kill(isUndone: boolean): void {
      isGone = true;
      for (const connection of connections) {
        const { _rawDatabase: raw } = connection as unknown as Inside['db'];
        for (const each of raw.transactions) {
          // One that is over stays there for a moment.
          if (each.db !== connection || each._state === 'finished') continue;
          const unanswered = each._requests.length;
          each.listeners = each.listeners.filter(({ callback }, at) => at < OWN_LISTENERS || callback === goOn(each));
          for (const { request } of each._requests) request.dispatchEvent = () => true;
          silenced(each, false);
          if (isUndone || (each._state !== 'committing' && unanswered > 1)) tryTo(() => each._abort(null));
        }
        connection.close();
      }
    },
  };
}

/** The browser closes it, as when someone clears a site's data. */
function close(database: IDBDatabase): void {
  (forceCloseDatabase as unknown as (database: IDBDatabase) => void)(database);
}

/** Nobody hears of it any more. */
function silenced(transaction: Inside, isUndone: boolean): Inside {
  const { _execRequestAsync: ask } = transaction;
  transaction._execRequestAsync = (asked) => {
    const request = ask.call(transaction, isUndone ? { ...asked, operation: () => undefined } : asked);
    request.dispatchEvent = () => true;
    return request;
  };
  return rerouted(transaction, {});
}

function failing(transaction: Inside, fault: FaultName): Inside {
  if (fault === 'doneThoughFailed') {
    // Who asks for the reason gets one. Not before: without an end no other transaction would begin, and none could be closed.
    transaction.addEventListener('complete', () => {
      Object.defineProperty(transaction, 'error', { value: new DOMException('lost', 'UnknownError') });
    });
    return rerouted(transaction, { abort: 'complete' });
  }
  const { _execRequestAsync: ask } = transaction;
  const error = fault === 'databaseFull' ? 'QuotaExceededError' : 'UnknownError';
  transaction._execRequestAsync = (asked) => {
    const request = ask.call(transaction, asked);
    request.addEventListener('success', () => tryTo(() => transaction._abort(error)));
    return request;
  };
  return transaction;
}

/** Listeners of its end hear something else instead; those that are not named nothing. */
function rerouted(transaction: Inside, to: Partial<Record<string, string>>): Inside {
  const { addEventListener: listen } = transaction;
  transaction.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    const other = listener === goOn(transaction) ? type : to[type];
    if (other !== undefined) listen.call(transaction, other, listener);
  };
  transaction.removeEventListener = () => {};
  for (const type of ['complete', 'abort', 'error']) {
    const set = (listener: EventListener | null) => {
      if (listener !== null) transaction.addEventListener(type, listener);
    };
    Object.defineProperty(transaction, `on${type}`, { set, get: () => null });
  }
  return transaction;
}

function goOn({ db }: Inside): unknown {
  return db._rawDatabase.processTransactions;
}

/** It may be over already. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch {}
}
