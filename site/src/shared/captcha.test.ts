import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createClient } from '@farwend/api-contract/client';
import { solveCaptcha } from './captcha.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a challenge that never arrives is given up after twenty seconds', async () => {
  const onSolved = jest.fn();
  void solveCaptcha(
    createClient(() => new Promise(() => {})),
    'tripRequest',
  ).then(onSolved);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(onSolved).toHaveBeenCalledWith(null);
});
