import { describe, expect, test } from '@jest/globals';
import { findLastDigest, isQuiet } from './mailMoments.ts';

const times = { zone: 'Europe/Lisbon', digestAt: '08:00', quietFrom: null, quietTo: null }; // an hour ahead of UTC in July

describe('the mail of the day', () => {
  test.each([
    ['2027-07-05T06:59:00Z', '2027-07-04T07:00:00.000Z'],
    ['2027-07-05T07:00:00Z', '2027-07-05T07:00:00.000Z'],
    ['2027-07-05T22:59:00Z', '2027-07-05T07:00:00.000Z'],
    ['2027-07-05T23:30:00Z', '2027-07-05T07:00:00.000Z'], // past midnight in Lisbon
  ])('at %s was last due at %s', (now, due) => {
    expect(findLastDigest(new Date(now), times).toISOString()).toBe(due);
  });

  test('is due by UTC in a zone that does not exist', () => {
    expect(findLastDigest(new Date('2027-07-05T08:30:00Z'), { ...times, zone: 'Nowhere' }).toISOString()).toBe('2027-07-05T08:00:00.000Z');
  });
});

describe('quiet hours', () => {
  test.each([
    ['20:00', '07:00', '2027-07-05T19:00:00Z', true],
    ['20:00', '07:00', '2027-07-05T05:59:00Z', true],
    ['20:00', '07:00', '2027-07-05T06:00:00Z', false],
    ['12:00', '13:00', '2027-07-05T11:30:00Z', true],
    ['12:00', '13:00', '2027-07-05T12:00:00Z', false],
  ])('from %s to %s: at %s %s', (quietFrom, quietTo, now, isExpected) => {
    expect(isQuiet(new Date(now), { ...times, quietFrom, quietTo })).toBe(isExpected);
  });

  test('need not be', () => {
    expect(isQuiet(new Date(), times)).toBe(false);
  });
});
