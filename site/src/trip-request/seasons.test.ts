import { expect, test } from '@jest/globals';
import { formatMonth, formatSeason, listSeasons } from './seasons.ts';

test.each([
  ['2026-11-22', ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15']],
  ['2027-01-15', ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15']],
  ['2027-01-16', ['2027-04-15', '2027-07-15', '2027-10-15', '2028-01-15']],
])('from %s the next four seasons have their middles on %j', (min, middles) => {
  expect(listSeasons(min, '2029-11-21')).toEqual(middles);
});

test('none lies beyond the last day', () => expect(listSeasons('2026-11-22', '2027-04-14')).toEqual(['2027-01-15']));

test('seasons and months in words', () => {
  expect(formatSeason('2027-04-15')).toBe('March to May 2027');
  expect(formatSeason('2027-01-15')).toBe('December 2026 to February 2027');
  expect([formatMonth('2027-03-15'), formatMonth('2027-03-15', true)]).toEqual(['March', 'March 2027']);
});
