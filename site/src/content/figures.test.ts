import { expect, test } from '@jest/globals';
import { dayText, dollars, monthsText, nightsText, starsOf } from './figures.ts';

test.each([
  [[], ''],
  [[7], 'July'],
  [[6, 7, 8, 9, 10], 'June to October'],
  [[1, 2, 3, 10, 11, 12], 'October to March'],
  [[1, 2, 7, 8, 9], 'January to February, July to September'],
  [[12, 1], 'December to January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('months %j are %s', (months, text) => expect(monthsText(months)).toBe(text));

test('figures are written the same everywhere', () => {
  expect(dollars(9800)).toBe('$9,800');
  expect([nightsText(1), nightsText(8)]).toEqual(['1 night', '8 nights']);
  expect(dayText('2026-09-03')).toBe('3 September 2026');
  expect(starsOf(97.4)).toBe(4.9);
});
