const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as letters that every address takes as they are: six bits each, without padding (RFC 4648, section 5). */
export function formatBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const letters = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63].map((six) => LETTERS[six]).join('');
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1);
  }
  return text;
}

/** Reads what `formatBytes` writes, or gives null. */
export function parseBytes(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of text) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) return null;
    bits = ((bits << 6) | six) & 0xfff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[at++] = bits >> count;
    }
  }
  // What is left over is no byte and must be empty: otherwise two texts would mean the same bytes.
  const isWhole = text.length % 4 !== 1 && (bits & ((1 << count) - 1)) === 0;
  return isWhole ? bytes : null;
}
