import { expect, test } from '@jest/globals';
import { listNextMonths } from './listNextMonths.ts';

test.each([
  ['2026-11-14', 'November 2026', 'October 2027'],
  ['2026-11-15', 'December 2026', 'November 2027'],
  ['2026-12-31', 'January 2027', 'December 2027'],
])('on %s the months begin with %s and end with %s', (day, first, last) => {
  const months = listNextMonths(new Date(`${day}T12:00:00Z`));
  expect([months.length, months[0]?.label, months.at(-1)?.label]).toEqual([12, first, last]);
  expect(months.map(({ value }) => Number(value)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
