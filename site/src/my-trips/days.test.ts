import { expect, test } from '@jest/globals';
import { addDays, formatDayRange, formatDay, formatMoment } from './days.ts';

test('formats dates and times in UTC', () => {
  expect(formatDay('2027-08-14')).toBe('14 August 2027');
  expect(formatDay(addDays('2026-11-20T23:30:00Z', 14))).toBe('4 December 2026');
  expect(formatMoment('2026-11-22T15:12:22.736Z')).toBe('22 November, 15:12 UTC');
});

test.each([
  ['2027-08-14', '2027-08-26', '14–26 August 2027'],
  ['2027-08-28', '2027-09-04', '28 August – 4 September 2027'],
  ['2027-12-28', '2028-01-04', '28 December 2027 – 4 January 2028'],
])('from %s to %s reads %s', (from, to, words) => expect(formatDayRange(from, to)).toBe(words));
