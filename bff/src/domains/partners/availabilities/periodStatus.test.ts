import { describe, expect, test } from '@jest/globals';
import { periodStatus } from './periodStatus.ts';

describe('the status of a period', () => {
  const period = { startsOn: '2027-03-01', endsOn: '2027-03-31' };
  test.each([
    ['2027-02-28', 'UPCOMING'],
    ['2027-03-01', 'CURRENT'],
    ['2027-03-31', 'CURRENT'],
    ['2027-04-01', 'PAST'],
  ])('on %s it is %s', (today, status) => expect(periodStatus(period, today)).toBe(status));
});
