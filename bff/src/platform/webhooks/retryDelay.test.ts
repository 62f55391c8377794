import { expect, test } from '@jest/globals';
import { findRetryDelay } from './retryDelay.ts';

const HOUR = 3_600_000;
const attempts = Array.from({ length: 9 }, (_, index) => index + 1);

test('attempts follow after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, and then no more', () => {
  expect(attempts.map((count) => findRetryDelay(count, undefined, 0.5))).toEqual(
    [5 / 3_600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24].map((hours) => Math.round(hours * HOUR)),
  );
  expect(findRetryDelay(10, undefined)).toBeNull();
});

test('each delay varies by a tenth', () => {
  expect(findRetryDelay(4, undefined, 0)).toBeCloseTo(1.8 * HOUR);
  expect(findRetryDelay(4, undefined, 1)).toBeCloseTo(2.2 * HOUR);
  for (const count of attempts) {
    const [least, delay, most] = [0, undefined, 1].map((random) => findRetryDelay(count, undefined, random) ?? NaN);
    expect(delay).toBeGreaterThanOrEqual(least ?? NaN);
    expect(delay).toBeLessThanOrEqual(most ?? NaN);
  }
});

test('Retry-After makes it later, never earlier, and by a day at most', () => {
  expect(findRetryDelay(1, '60', 0.5)).toBe(60_000);
  expect(findRetryDelay(3, '60', 0.5)).toBe(0.5 * HOUR);
  expect(findRetryDelay(1, '999999999', 0.5)).toBe(24 * HOUR);
  const date = findRetryDelay(1, new Date(Date.now() + HOUR).toUTCString(), 0.5) ?? 0;
  expect(Math.abs(date - HOUR)).toBeLessThan(HOUR / 2);
});

test.each(['', 'soon', '-5', '12e9', 'Thu, 01 Jan 1970 00:00:00 GMT'])('Retry-After "%s" asks for nothing', (retryAfter) => {
  expect(findRetryDelay(1, retryAfter, 0.5)).toBe(5_000);
});
