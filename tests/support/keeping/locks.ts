interface Held {
  readonly owner: object;
  lose(): void;
  end(): void;
}

interface Waiting {
  readonly owner: object;
  grant(): void;
}

/** The locks of one browser, as its tabs share them. */
export class Locks {
  private readonly held = new Map<string, Held>();
  private readonly waiting = new Map<string, readonly Waiting[]>();

  /** What one tab gets to see. */
  of(owner: object): LockManager {
    const query = async () => ({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] });
    const request = (name: string, options: LockOptions, act: () => Promise<unknown>) =>
      this.request(owner, name, options, act);
    return { query, request } as unknown as LockManager;
  }

  /** The tab is gone. */
  leave(owner: object): void {
    for (const [name, waiting] of this.waiting)
      this.waiting.set(
        name,
        waiting.filter((each) => each.owner !== owner),
      );
    for (const held of [...this.held.values()]) if (held.owner === owner) held.end();
  }

  private request(owner: object, name: string, { steal, signal }: LockOptions, act: () => Promise<unknown>) {
    return new Promise<unknown>((resolve, reject) => {
      const abort = () => reject(new DOMException('not any more', 'AbortError'));
      const grant = () => {
        const mine: Held = {
          owner,
          lose: abort,
          end: () => {
            if (this.held.get(name) !== mine) return;
            this.held.delete(name);
            this.next(name);
          },
        };
        this.held.set(name, mine);
        // Never at once.
        queueMicrotask(() => {
          Promise.resolve(act()).then(resolve, reject).finally(mine.end);
        });
      };
      const before = this.held.get(name);
      if (steal && before !== undefined) {
        this.held.delete(name);
        queueMicrotask(() => before.lose());
      }
      if (!this.held.has(name)) return grant();
      const mine: Waiting = { owner, grant };
      this.waiting.set(name, [...(this.waiting.get(name) ?? []), mine]);
      signal?.addEventListener('abort', () => {
        this.waiting.set(
          name,
          (this.waiting.get(name) ?? []).filter((each) => each !== mine),
        );
        abort();
      });
    });
  }

  private next(name: string): void {
    const [first, ...others] = this.waiting.get(name) ?? [];
    this.waiting.set(name, others);
    first?.grant();
  }
}
