import type { KeyStore } from '../device';
import { VERSION1_PREFIX } from '../keyNames';
import { keysUnder } from '../localKeys';
import type { SaveRepository } from '../saveRepository';
import { FORMAT } from './head';
import { parseSave } from './save';

/** Moves games of save version 1 out of localStorage to where games are kept now; what cannot be read stays there. */
export async function moveVersion1Games(store: KeyStore, { writeSave }: SaveRepository): Promise<void> {
  for (const key of keysUnder(store, VERSION1_PREFIX)) {
    const parsed = parseSave(version1Game(store, key));
    if (!parsed.ok) continue;
    const { kept } = await writeSave(parsed.save, 0);
    if (kept !== 'nowhere') store.removeItem(key);
  }
}

function version1Game(store: KeyStore, key: string): unknown {
  const id = key.slice(VERSION1_PREFIX.length);
  try {
    return { ...JSON.parse(store.getItem(key) ?? ''), format: FORMAT, version: 1, id };
  } catch {
    return null;
  }
}
