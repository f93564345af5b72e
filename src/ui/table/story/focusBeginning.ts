/** Where a turn begins: the first colour to score or lumino to pick, else the buttons. */
const BEGINNINGS = [
  '.scorings button:enabled',
  '.luminos button[tabindex="0"][aria-disabled="false"]',
  '.actions',
] as const;

/** The keyboard goes there, unless somebody is somewhere already. */
export function focusBeginning(): void {
  if (document.activeElement !== document.body) return;
  const found = BEGINNINGS.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  found?.focus();
}
