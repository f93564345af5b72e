import { expect, test } from 'vitest';
import { formatWhen } from '../../../../../src/ui/screens/games/card/when';

const NOW = new Date(2026, 2, 14, 20, 30).getTime();

test.each([
  ['now', new Date(2026, 2, 14, 20, 29, 30), 'jetzt', 'now'],
  ['minutes', new Date(2026, 2, 14, 20, 25), 'vor 5 Minuten', '5 minutes ago'],
  ['an hour', new Date(2026, 2, 14, 19, 30), 'vor 1 Stunde', '1 hour ago'],
  ['the same day', new Date(2026, 2, 14, 9, 0), 'vor 11 Stunden', '11 hours ago'],
  ['yesterday, however late it was', new Date(2026, 2, 13, 23, 59), 'gestern', 'yesterday'],
  ['days', new Date(2026, 2, 10, 23, 0), 'vor 4 Tagen', '4 days ago'],
  ['the last that is told in days', new Date(2026, 2, 8, 1, 0), 'vor 6 Tagen', '6 days ago'],
  ['a week', new Date(2026, 2, 7, 21, 0), '7. März 2026', '7 March 2026'],
  ['long ago', new Date(2024, 11, 24, 18, 0), '24. Dezember 2024', '24 December 2024'],
  ['a clock that was put back', new Date(2026, 2, 15, 20, 0), '15. März 2026', '15 March 2026'],
])('says when a game was played: %s', (_, then, german, english) => {
  expect(formatWhen(then.getTime(), NOW, 'de')).toBe(german);
  expect(formatWhen(then.getTime(), NOW, 'en')).toBe(english);
});

test('says minutes across midnight', () => {
  const midnight = new Date(2026, 2, 15, 0, 10).getTime();
  expect(formatWhen(new Date(2026, 2, 14, 23, 50).getTime(), midnight, 'de')).toBe('vor 20 Minuten');
});
