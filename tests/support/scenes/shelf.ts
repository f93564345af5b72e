import { FOUR, LIGHT, TWO, when } from './games';
import { type Kept, keptAs } from './kept';

const HOUR = 60;
const DAY = 24 * HOUR;

const unnamed = when(LIGHT, ({ round }) => round === 3);

/** Two that go on, one of them of a link, and two that are over. */
export const SHELF: Kept = {
  ...keptAs(
    'a',
    when(FOUR, ({ round }) => round === 7),
  ),
  ...keptAs('b', TWO, 3 * HOUR),
  ...keptAs('c', { ...unnamed, record: { ...unnamed.record, people: [] } }, DAY),
  ...keptAs('d', LIGHT, 40 * DAY),
};
