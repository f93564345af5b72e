import type { Day } from '../../bots/puzzle/puzzle';
import { noonOf } from '../../store/puzzle/days';
import { locale } from '../app/state/language';

/** "Wednesday, 18 November" */
export function dayName(day: Day): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale.value, format).format(noonOf(day));
}
