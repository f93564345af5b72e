import { crc32 } from './crc32';

// Text with a check number in front of it: whatever is damaged or half written is found out.

const CHECK_DIGITS = 8;

export function seal(json: string): string {
  return checksum(json) + json;
}

/** The text inside; null if it is damaged or cut. */
export function unseal(text: string): unknown {
  const json = text.slice(CHECK_DIGITS);
  if (text.slice(0, CHECK_DIGITS) !== checksum(json)) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(CHECK_DIGITS, '0');
}
