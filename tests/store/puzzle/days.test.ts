import { afterEach, describe, expect, test } from 'vitest';
import { DAYS_KEPT, dayOf, daysUpTo, isDay, judgeDay, noonOf } from '../../../src/store/puzzle/days';

const ZONE = process.env.TZ;

afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

describe('the day of a puzzle', () => {
  // The same moment, and in each place the day that its calendars show.
  test.each([
    ['Pacific/Honolulu', '2026-11-17'],
    ['Europe/Berlin', '2026-11-18'],
    ['Pacific/Kiritimati', '2026-11-18'],
    ['Asia/Kolkata', '2026-11-18'],
  ])('is the calendar day of the device: in %s it is %s', (zone, day) => {
    process.env.TZ = zone;
    expect(dayOf(new Date('2026-11-18T03:30:00Z'))).toBe(day);
  });

  test('begins at the midnight of the device, summer time or not', () => {
    process.env.TZ = 'Europe/Berlin';
    expect(dayOf(new Date('2026-03-28T22:59:59Z'))).toBe('2026-03-28');
    expect(dayOf(new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29');
    expect(dayOf(new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29');
    expect(dayOf(new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30');
  });

  test('can be one of seven, over the end of a month, of a year and of February', () => {
    expect(daysUpTo('2027-01-02')).toEqual([
      '2027-01-02',
      '2027-01-01',
      '2026-12-31',
      '2026-12-30',
      '2026-12-29',
      '2026-12-28',
      '2026-12-27',
    ]);
    expect(daysUpTo('2028-03-01')[1]).toBe('2028-02-29');
    expect(daysUpTo('2026-11-18')).toHaveLength(DAYS_KEPT);
  });

  test('has its name at its own noon, wherever it is read', () => {
    process.env.TZ = 'Pacific/Kiritimati';
    expect(noonOf('2026-11-18').toISOString()).toBe('2026-11-18T12:00:00.000Z');
  });
});

describe('a day in an address', () => {
  test.each([
    ['2026-11-18', 'open'],
    ['2026-11-12', 'open'],
    ['2026-11-11', 'past'],
    ['2026-11-19', 'future'],
    ['9999-12-31', 'future'],
    ['2026-02-30', 'none'],
    ['2026-13-01', 'none'],
    ['2026-00-10', 'none'],
    ['2026-1-8', 'none'],
    ['18.11.2026', 'none'],
    ['2026-11-18T00:00', 'none'],
    [' 2026-11-18', 'none'],
    ['+002026-11-18', 'none'],
    ['', 'none'],
  ])('%j is %s on 18 November 2026', (text, judged) => {
    expect(judgeDay(text, '2026-11-18')).toBe(judged);
    expect(isDay(text)).toBe(judged !== 'none');
  });
});
