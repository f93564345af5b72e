// Just enough of the browser's caches to see what is put where.

class FakeCache {
  readonly kept = new Map<string, Response>();

  async put(key: string, response: Response): Promise<void> {
    this.kept.set(key, response);
  }
}

interface Options {
  readonly cacheName?: string;
}

export class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  }

  async keys(): Promise<readonly string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async match(key: string | Request, { cacheName }: Options = {}): Promise<Response | undefined> {
    const path = typeof key === 'string' ? key : new URL(key.url).pathname.slice(1);
    const among = cacheName === undefined ? [...this.all.values()] : [this.all.get(cacheName)];
    return among
      .map((cache) => cache?.kept.get(path))
      .find((found) => found !== undefined)
      ?.clone();
  }

  /** What lies in each. */
  contents(): Record<string, readonly string[]> {
    return Object.fromEntries([...this.all].map(([name, { kept }]) => [name, [...kept.keys()].sort()]));
  }
}
