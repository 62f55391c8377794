import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { median } from './median.ts';

test.each([
  [[], null],
  [[4], 4],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 2.5],
])('the median of %j is %j', (numbers, middle) => expect(median(numbers)).toBe(middle));

test('half of the numbers are not above it, half not below', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (numbers) => {
      const middle = median(numbers) ?? Number.NaN;
      expect(numbers.filter((one) => one <= middle).length * 2).toBeGreaterThanOrEqual(numbers.length);
      expect(numbers.filter((one) => one >= middle).length * 2).toBeGreaterThanOrEqual(numbers.length);
    }),
  );
});
