import type { Day } from '../../bots/puzzle/puzzle';
import { noonOf } from '../../store/puzzle/days';

/** "Wednesday, 18 November" */
export function dayName(language: string, day: Day): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(noonOf(day));
}
