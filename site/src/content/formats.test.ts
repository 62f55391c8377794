import { expect, test } from '@jest/globals';
import { formatNights } from './formatAmount.ts';
import { formatDay, formatDollars, formatMonths } from './formats.ts';

test.each([
  [[], ''],
  [[7], 'July'],
  [[6, 7, 8, 9, 10], 'June to October'],
  [[1, 2, 3, 10, 11, 12], 'October to March'],
  [[1, 2, 7, 8, 9], 'January to February, July to September'],
  [[12, 1], 'December to January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('formats months %j as %s', (months, text) => expect(formatMonths(months)).toBe(text));

test.each([
  [[7], 'Jul'],
  [[1, 2, 7, 8, 9], 'Jan–Feb, Jul–Sep'],
])('formats months %j in short as %s', (months, text) => expect(formatMonths(months, 'short')).toBe(text));

test('formats prices, nights and dates', () => {
  expect(formatDollars(9800)).toBe('$9,800');
  expect([formatNights(1), formatNights(8)]).toEqual(['1\u00a0night', '8\u00a0nights']);
  expect(formatDay('2026-09-03')).toBe('3 September 2026');
});
