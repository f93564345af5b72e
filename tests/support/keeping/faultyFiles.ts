import type { Faults } from './faults';

interface Handle {
  readonly owner: object;
  isDead: boolean;
}

/** Files of the browser's own on one device. */
export class Disk {
  readonly contents = new Map<string, Uint8Array<ArrayBuffer>>();
  private readonly open = new Map<string, Handle>();
  /** What could not be read, or opened, when it was last tried. */
  private readonly unread = new Set<string>();
  private readonly unopened = new Set<string>();

  constructor(private readonly faults: Faults) {}

  /** The folder as one tab's worker sees it. */
  of(owner: object): FileSystemDirectoryHandle {
    const { contents } = this;
    const folder = {
      getDirectoryHandle: async () => folder,
      getFileHandle: async (name: string, { create = false } = {}) => {
        if (!contents.has(name)) {
          if (!create) throw new DOMException(name, 'NotFoundError');
          contents.set(name, new Uint8Array());
        }
        return {
          getFile: async () => {
            if (this.faults.strike('readFile') !== null) {
              if (this.unread.has(name)) this.faults.hasHidden = true;
              this.unread.add(name);
              throw new DOMException(name, 'NotReadableError');
            }
            this.unread.delete(name);
            return { text: async () => new TextDecoder().decode(contents.get(name)) };
          },
          createSyncAccessHandle: async () => this.access(owner, name),
        };
      },
      removeEntry: async (name: string) => void contents.delete(name),
      keys: () => contents.keys(),
    };
    return folder as unknown as FileSystemDirectoryHandle;
  }

  /** The tab is gone. */
  leave(owner: object): void {
    for (const [name, handle] of this.open) {
      if (handle.owner !== owner) continue;
      handle.isDead = true;
      this.open.delete(name);
    }
  }

  private access(owner: object, name: string) {
    if (this.open.has(name)) throw new DOMException(name, 'NoModificationAllowedError');
    if (this.faults.strike('openFile') !== null) {
      // What a tab that is gone has noted there is not known.
      if (this.unopened.has(name) && name.startsWith('journal-')) this.faults.hasHidden = true;
      this.unopened.add(name);
      throw new DOMException(name, 'UnknownError');
    }
    this.unopened.delete(name);
    const handle: Handle = { owner, isDead: false };
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
        bytes();
        const fault = this.faults.strike('writeFile');
        if (fault === 'fileUnwritten') throw new DOMException(name, 'InvalidStateError');
        const part = fault === 'fileTorn' ? all.subarray(0, all.length >> 1) : all;
        resize(Math.max(bytes().length, at + part.length));
        this.contents.get(name)?.set(part, at);
        return part.length;
      },
      truncate: resize,
      flush: () => void bytes(),
      close: () => {
        if (this.open.get(name) === handle) this.open.delete(name);
      },
    };
  }
}
