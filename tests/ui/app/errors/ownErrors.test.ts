import { expect, test } from 'vitest';
import { isOwnError, isOwnReason } from '../../../../src/ui/app/errors/ownErrors';

const ORIGIN = 'http://localhost:4179';
const ERROR = new Error('on purpose');

function from(stack: string): Error {
  return Object.assign(new Error('on purpose'), { stack });
}

test.each([
  ['our script', { message: 'on purpose', filename: `${ORIGIN}/assets/index.js`, error: ERROR }, true],
  ['our script, and no error to look into', { message: 'a', filename: `${ORIGIN}/a.js`, error: null }, true],
  ['a script without a name', { message: 'on purpose', filename: '', error: ERROR }, true],
  ['a script of another origin', { message: 'Script error.', filename: '', error: null }, false],
  ['a named script of another origin', { message: 'a', filename: 'http://other.example/a.js', error: ERROR }, false],
  ['an extension', { message: 'a', filename: 'chrome-extension://abc/a.js', error: ERROR }, false],
  [
    'an extension behind our script',
    {
      message: 'a',
      filename: `${ORIGIN}/a.js`,
      error: from('Error: a\n at moz-extension://abc/a.js:1:1'),
    },
    false,
  ],
  [
    'a size that changed too often',
    {
      message: 'ResizeObserver loop completed with undelivered notifications.',
      filename: `${ORIGIN}/`,
      error: undefined,
    },
    false,
  ],
] as const)('%s: %j is an error of the app: %s', (_, reported, ours) => {
  expect(isOwnError(reported, ORIGIN)).toBe(ours);
});

test('a promise rejected by an extension is not an error of the app, any other is', () => {
  expect(isOwnReason(from('Error: a\n at webkit-masked-url://hidden/:1:1'))).toBe(false);
  expect([ERROR, 'a word', undefined, from('')].every(isOwnReason)).toBe(true);
});
