import { expect, test } from '@jest/globals';
import { formatDate, isIsoDate, isMonthFirst, parseDate } from './parseDate.ts';

test.each([
  ['2027-03-05', 'en-US', '2027-03-05'],
  ['2027-3-5', 'en-US', '2027-03-05'],
  ['2027/03/05', 'en-US', '2027-03-05'],
  ['2027-03-05T12:00:00Z', 'en-US', '2027-03-05'],
  ['5 Mar 2027', 'en-US', '2027-03-05'],
  ['5 March 2027', 'en-US', '2027-03-05'],
  ['5 march 2027', 'en-GB', '2027-03-05'],
  ['  5   March   2027 ', 'en-US', '2027-03-05'],
  ['5th March 2027', 'en-US', '2027-03-05'],
  ['March 5, 2027', 'en-US', '2027-03-05'],
  ['Mar. 5, 2027', 'en-US', '2027-03-05'],
  ['Friday, March 5, 2027', 'en-US', '2027-03-05'],
  ['5 Mar 27', 'en-US', '2027-03-05'],
  ['Sept 9 2027', 'en-US', '2027-09-09'],
  ['3/5/2027', 'en-US', '2027-03-05'],
  ['3/5/2027', 'en-GB', '2027-05-03'],
  ['3.5.2027', 'de', '2027-05-03'],
  ['3-5-27', 'en-US', '2027-03-05'],
  ['03 05 2027', 'en-GB', '2027-05-03'],
  ['21/11/2026', 'en-US', '2026-11-21'],
  ['11/21/2026', 'en-GB', '2026-11-21'],
  ['21 Nov 2026', 'en-US', '2026-11-21'],
  ['29 February 2028', 'en-US', '2028-02-29'],
  ['5. März 2027', 'de', '2027-03-05'],
  ['5 mars 2027', 'fr', '2027-03-05'],
  ['٥/٣/٢٠٢٧', 'ar-EG', '2027-03-05'],
])('%j in %s is %s', (text, locale, iso) => {
  expect(parseDate(text, locale)).toBe(iso);
});

test.each([
  '',
  ' ',
  'next spring',
  'March 2027',
  '5 March',
  '2027',
  '31 June 2027',
  '29 February 2027',
  '13/13/2027',
  '0/5/2027',
  '2027-13-01',
  '2027-02-30',
  '5 Marchember 2027',
  '5 Mar 20277',
  '5/3/207',
  '1 2 3 4',
  'May May 2027',
  '12 5 Mar 2027',
  '3000000',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test('parses formatted dates back to the same day, in every month and language', () => {
  for (const locale of ['en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'sv'])
    for (let month = 1; month <= 12; month++) {
      const iso = `2027-${String(month).padStart(2, '0')}-17`;
      const written = formatDate(iso, locale).replace(' de ', ' ').replace(' de ', ' ');
      expect([locale, written, parseDate(written, locale)]).toEqual([locale, written, iso]);
    }
});

test('formats a date in full, and leaves other text unchanged', () => {
  expect(formatDate('2027-03-05', 'en-GB')).toBe('5 March 2027');
  expect(formatDate('2027-03-05', 'en-GB', true)).toBe('Friday, 5 March 2027');
  expect(formatDate('next spring')).toBe('next spring');
});

test('recognizes valid dates and the order of a locale', () => {
  expect([isIsoDate('2027-02-28'), isIsoDate('2027-02-30'), isIsoDate('5 March 2027')]).toEqual([true, false, false]);
  expect([isMonthFirst('en-US'), isMonthFirst('en-GB')]).toEqual([true, false]);
});
