import { type ReadonlySignal, signal } from '@preact/signals';

const promised = signal<boolean | null>(null);

/** Whether the browser has promised never to clear our games away by itself; null as long as nobody has asked. */
export const isPersistent: ReadonlySignal<boolean | null> = promised;

/** Asks for that promise. Some browsers ask the player in turn, so only where there is something to keep. */
export async function askToPersist(): Promise<void> {
  promised.value = await answer((storage) => storage.persist());
}

export async function lookWhetherPersistent(): Promise<void> {
  promised.value = await answer((storage) => storage.persisted());
}

/** Without a secure context nobody can be asked. */
async function answer(ask: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return await ask(navigator.storage);
  } catch {
    return false;
  }
}
