import type { TableScreen } from './tableScreen';

/** The focus goes to the first colour to score or lumino to pick, else to the buttons; unless something has it already. */
export function focusTurnStart({ firstScoring, luminos, actions }: TableScreen): void {
  if (document.activeElement !== document.body) return;
  const { atoll, display, hand } = luminos;
  const picks = [atoll, display, hand].map(({ current }) => current?.firstToPick);
  const start = [firstScoring.current, ...picks, actions.current].find((each) => each != null);
  start?.focus();
}
