import { locale } from '../../app/state/language';

/** A count as it is written in this language. */
export function countText(count: number): string {
  return new Intl.NumberFormat(locale.value).format(count);
}

/** A mean, with one digit behind the point. */
export function meanText(mean: number): string {
  const text = new Intl.NumberFormat(locale.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);
  // A minus sign, which a hyphen is not; and nothing is not below nothing.
  return text.replace(/^-(?=0\D?0$)/, '').replace('-', '−');
}

export function dateText(time: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(time);
}

export function shortDateText(time: number): string {
  return new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'short', year: 'numeric' }).format(time);
}
