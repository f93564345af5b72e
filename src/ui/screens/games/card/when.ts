import { type Language, REGISTRY } from '../../../../i18n/languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, as one would say it: minutes, hours, yesterday, days; the date for everything older. */
export function formatWhen(then: number, now: number, language: Language): string {
  const { locale } = REGISTRY[language];
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  // A clock that was put back makes games of tomorrow: they get their date as well.
  if (then > now + MINUTE || days > 6) return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(then);
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 1) return ago.format(0, 'second');
  if (minutes < 60) return ago.format(-minutes, 'minute');
  return days === 0 ? ago.format(-Math.floor(minutes / 60), 'hour') : ago.format(-days, 'day');
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
