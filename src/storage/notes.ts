import { inDatabase } from './database';

// Small texts beside the games. Both reject with a DatabaseError only.

export function putNote(key: string, text: string): Promise<unknown> {
  return inDatabase((database) => database.put('notes', text, key));
}

export async function getNote(key: string): Promise<string | null> {
  const text: unknown = await inDatabase((database) => database.get('notes', key));
  return typeof text === 'string' ? text : null;
}
