import { language } from '../../app/state/language';

/** A count as it is written in this language. */
export function countText(count: number): string {
  return new Intl.NumberFormat(language.value).format(count);
}

/** A mean, with one digit behind the point. */
export function meanText(mean: number): string {
  const text = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    mean,
  );
  // A minus sign, which a hyphen is not; and nothing is not below nothing.
  return text.replace(/^-(?=0\D?0$)/, '').replace('-', '−');
}

export function dateText(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(time);
}

export function shortDateText(time: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', year: 'numeric' }).format(time);
}
