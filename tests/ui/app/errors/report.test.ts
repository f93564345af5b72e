import { describe, expect, test } from 'vitest';
import { errors as de } from '../../../../src/i18n/de/errors';
import { errors as en } from '../../../../src/i18n/en/errors';
import { messageOf, reportOf } from '../../../../src/ui/app/errors/report';

const AROUND = { version: '1.2.3', address: '/#/game/abc' };

describe('a report', () => {
  test('says what broke, where, and in which game', () => {
    const error = new TypeError('on purpose');
    error.stack = 'TypeError: on purpose\n    at lay (table.js:1:2)';
    expect(reportOf(en.report, error, () => ({ people: ['Nora'] }), AROUND)).toBe(`Lumicora: error report
Nobody but you has this file. Of yourselves it holds only the names in the game below.

version: 1.2.3
address: /#/game/abc

error: TypeError: on purpose
TypeError: on purpose
    at lay (table.js:1:2)

game: {
 "people": [
  "Nora"
 ]
}
`);
  });

  test('speaks to the players in their language', () => {
    const [first, second] = reportOf(de.report, new Error('a'), () => null, AROUND).split('\n');
    expect([first, second]).toEqual([de.report.title, de.report.isYours]);
  });

  test('of no game says so', () => {
    expect(reportOf(en.report, new Error('a'), () => undefined, AROUND)).toMatch(/\ngame: none\n$/);
  });

  test('is written even if the game cannot be', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(reportOf(en.report, new Error('a'), () => circle, AROUND)).toContain(
      'game: TypeError: Converting circular structure',
    );
    const unreadable = () => {
      throw new Error('no such game');
    };
    expect(reportOf(en.report, new Error('a'), unreadable, AROUND)).toContain('game: Error: no such game');
  });

  test.each([
    [new Error('on purpose'), 'Error: on purpose'],
    [new RangeError(), 'RangeError'],
    ['a word', 'a word'],
    [undefined, 'undefined'],
    [Object.create(null), 'object'],
  ])('%# of whatever was thrown has a message', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message);
    expect(reportOf(en.report, thrown, () => null, AROUND)).toContain(`error: ${message}`);
  });
});
