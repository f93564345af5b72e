import type { Day } from '../../bots/puzzle/puzzle';

/** How many days can be played, today included. */
export const DAYS_KEPT = 7;

const DAY_MS = 86_400_000;

/** The calendar day where the device is: a new one begins at its midnight. */
export function dayOf(date: Date): Day {
  return textOf(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** Today and the days before it that can still be played. */
export function daysUpTo(today: Day): readonly Day[] {
  return Array.from({ length: DAYS_KEPT }, (_, back) => textOf(Date.parse(today) - back * DAY_MS));
}

/** Whether there is a puzzle of that day to be played: `text` comes from an address. */
export function judgeDay(text: string, today: Day): 'open' | 'future' | 'past' | 'none' {
  if (!isDay(text)) return 'none';
  if (text > today) return 'future';
  return daysUpTo(today).includes(text) ? 'open' : 'past';
}

/** A day that the calendar has, in the one way in which we write it. */
export function isDay(text: string): text is Day {
  // A day that no month has is read as one of the next.
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && textOf(Date.parse(text)) === text;
}

/** In a day's own time, whatever the time is here: for the name of a day in words. */
export function noonOf(day: Day): Date {
  return new Date(Date.parse(day) + DAY_MS / 2);
}

function textOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}
