import { expect, test, vi } from 'vitest';
import { settleWithin } from '../../../src/ui/app/settleWithin';

test('the first page appears even if looking over the saved games throws, rejects or takes too long', async () => {
  const show = vi.fn();
  const throwing = () => {
    throw new Error('thrown');
  };
  for (const look of [throwing, () => Promise.reject(new Error('rejected')), () => new Promise(() => {})]) {
    await settleWithin(look, 5).then(show);
  }
  expect(show).toHaveBeenCalledTimes(3);
});
