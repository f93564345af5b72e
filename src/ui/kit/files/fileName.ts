/** File systems count bytes, 255 at most; this leaves room for what stands around it. */
const MOST_BYTES = 180;

// Spaces, characters that some systems forbid in a name, invisible ones, and those that change the text direction.
const UNSAFE = /[\s\p{Cc}\p{Cs}\p{Cf}\\/:*?"<>|.,%&#]+/gu;

/** `lumicora-Nora-Ole-2026-03-14.txt`. Files of other endings are refused by the share sheets of some browsers. */
export function fileNameOf(what: string, when: number): string {
  return `${['lumicora', safe(what), dateOf(when)].filter((part) => part !== '').join('-')}.txt`;
}

function safe(what: string): string {
  const clean = what.normalize('NFC').replace(UNSAFE, '-').replace(/-{2,}/g, '-');
  const encoder = new TextEncoder();
  let name = '';
  let bytes = 0;
  for (const sign of clean) {
    bytes += encoder.encode(sign).length;
    if (bytes > MOST_BYTES) break;
    name += sign;
  }
  return name.replace(/^-|-$/g, '');
}

/** The day as the players' calendar has it, in the order that sorts well. */
function dateOf(when: number): string {
  const date = new Date(when);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
