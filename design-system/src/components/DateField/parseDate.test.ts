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
  ['۲۰۲۷/۳/۵', 'fa', '2027-03-05'],
  ['５／３／２０２７', 'en-GB', '2027-03-05'],
  ['03/04/2027', 'en-US', '2027-03-04'],
  ['03/04/2027', 'en-GB', '2027-04-03'],
  ['03/04/2027', 'fr-CA', '2027-04-03'],
  ['3/4 2027', 'sv', '2027-04-03'],
  ['3/4/2027', 'ja', '2027-03-04'],
  ['27/03/04', 'ja', '2027-03-04'],
  ['2027年3月5日', 'ja', '2027-03-05'],
  ['2027년 3월 5일', 'ko', '2027-03-05'],
  ['2027. 03. 05.', 'hu', '2027-03-05'],
  ['3 - 4 - 2027', 'de', '2027-04-03'],
  ['Freitag, 5.3.2027', 'de', '2027-03-05'],
  ['Fr. 5. Mär 27', 'de', '2027-03-05'],
  ['5. MÄRZ 2027', 'de', '2027-03-05'],
  ['5. marz 2027', 'de', '2027-03-05'],
  ['5 March 2027', 'de', '2027-03-05'],
  ['1er févr. 2027', 'fr', '2027-02-01'],
  ['1 fevrier 2027', 'fr', '2027-02-01'],
  ['mar 5 mar 2027', 'es', '2027-03-05'],
  ['5 de marzo de 2027', 'es', '2027-03-05'],
  ['1 марта 2027 г.', 'ru', '2027-03-01'],
  ['5 Ağustos 2027', 'tr', '2027-08-05'],
  ['5 AĞUSTOS 2027', 'tr', '2027-08-05'],
  ['٥ مارس ٢٠٢٧', 'ar-EG', '2027-03-05'],
  ['05mar2027', 'en-GB', '2027-03-05'],
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
  '31/04/2027',
  '30.02.2027',
  '5 J 2027',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test('an abbreviation that fits two months is no date', () => {
  expect(parseDate('5 jui 2027', 'fr')).toBeUndefined();
  expect(parseDate('5 juil 2027', 'fr')).toBe('2027-07-05');
});

const written: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: '2-digit' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
];
const languages =
  'am ar ar-EG ar-SA bg bn ca cs cy da de de-AT el en-AU en-CA en-GB en-IN en-US en-ZA es es-MX et eu fa fi fr fr-CA he hi hr hu hy id is it ja ' +
  'ka ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv sw ta te th tr uk ur uz vi zh zh-TW';

test.each(languages.split(' '))('reads in %s what is written in it, in every month', (locale) => {
  for (const options of written) {
    const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options });
    for (let month = 0; month < 12; month += 1)
      for (const day of [5, 17]) {
        const time = Date.UTC(2027, month, day);
        const text = format.format(time);
        const read = [text, text.toUpperCase()].map((each) => parseDate(each, locale));
        expect([text, ...read]).toEqual([text, ...Array<string>(2).fill(new Date(time).toISOString().slice(0, 10))]);
      }
  }
});

test('formats a date in full, and leaves other text unchanged', () => {
  expect(formatDate('2027-03-05', 'en-GB')).toBe('5 March 2027');
  expect(formatDate('2027-03-05', 'en-GB', true)).toBe('Friday, 5 March 2027');
  expect(formatDate('next spring')).toBe('next spring');
});

test('recognizes valid dates and the order of a locale', () => {
  expect([isIsoDate('2027-02-28'), isIsoDate('2027-02-30'), isIsoDate('5 March 2027')]).toEqual([true, false, false]);
  expect(['en-US', 'en-GB', 'ja', 'sv'].map(isMonthFirst)).toEqual([true, false, true, false]);
});
