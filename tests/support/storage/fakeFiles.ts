import { vi } from 'vitest';

/** Files of the browser's own, as far as the worker that keeps copies there uses them. */
export class FakeFiles {
  readonly contents = new Map<string, Uint8Array<ArrayBuffer>>();
  /** How many bytes one write takes at most: as POSIX has it, a full disk takes a part and says how much. */
  room = Number.POSITIVE_INFINITY;
  private readonly open = new Map<string, { isDead: boolean }>();

  constructor() {
    vi.stubGlobal('navigator', { storage: { getDirectory: async () => this } });
  }

  /** The system closes it behind our back. */
  kill(name: string): void {
    const handle = this.open.get(name);
    if (handle === undefined) throw new Error(`${name} is not open`);
    handle.isDead = true;
  }

  /** Another tab has it open. */
  occupy(...names: readonly string[]): void {
    for (const name of names) this.open.set(name, { isDead: false });
  }

  async getDirectoryHandle(): Promise<this> {
    return this;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (/[/\\]|^\.{0,2}$/.test(name)) throw new TypeError('Name is not allowed.');
    if (!this.contents.has(name)) {
      if (!create) throw new DOMException(name, 'NotFoundError');
      this.contents.set(name, new Uint8Array());
    }
    return {
      getFile: async () => new Blob([this.contents.get(name) ?? '']),
      createSyncAccessHandle: async () => this.access(name),
    };
  }

  async removeEntry(name: string): Promise<void> {
    this.contents.delete(name);
  }

  async *keys() {
    yield* this.contents.keys();
  }

  private access(name: string) {
    if (this.open.has(name)) throw new DOMException(name, 'NoModificationAllowedError');
    const handle = { isDead: false };
    this.open.set(name, handle);
    const bytes = () => {
      if (handle.isDead) throw new DOMException(name, 'InvalidStateError');
      return this.contents.get(name) ?? new Uint8Array();
    };
    const resize = (size: number) => {
      const next = new Uint8Array(size);
      next.set(bytes().subarray(0, size));
      this.contents.set(name, next);
    };
    return {
      read(into: Uint8Array, { at }: { readonly at: number }): number {
        const there = bytes().subarray(at, at + into.length);
        into.set(there);
        return there.length;
      },
      write: (all: Uint8Array, { at }: { readonly at: number }): number => {
        const from = all.subarray(0, this.room);
        resize(Math.max(bytes().length, at + from.length));
        this.contents.get(name)?.set(from, at);
        return from.length;
      },
      truncate: (size: number) => resize(size),
      flush: () => void bytes(),
      close: () => void this.open.delete(name),
    };
  }
}
